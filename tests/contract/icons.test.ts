import { ESLint } from 'eslint';
import { globSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { iconGroups } from '../../.storybook/docs/icon-meanings.ts';

const root = fileURLToPath(new URL('../../', import.meta.url));
const documented = iconGroups.flatMap(({ icons }) => Object.entries(icons));

test('an icon without a documented meaning is refused by lint', async () => {
  const eslint = new ESLint({
    overrideConfig: { languageOptions: { parserOptions: { projectService: false } } },
    ruleFilter: ({ ruleId }) => ruleId === 'no-restricted-imports',
  });
  const lint = (code: string) => eslint.lintText(code, { filePath: 'ui/base/planted/planted.tsx' });
  const [refused] = await lint("import { Plus, Rocket, type LucideIcon } from 'lucide-react';\n");
  expect(refused?.messages.map(({ message }) => message)).toEqual([expect.stringContaining('icon-meanings.ts')]);
  const [nested] = await lint("import { price } from '../utils/price';\n");
  expect(nested?.messages).toHaveLength(1);
}, 60_000);

test('every documented icon is used', () => {
  const drawn = globSync('{ui,web}/**/*.{ts,tsx}', { cwd: root })
    .filter((file) => !/\.(stories|test)\.tsx?$/.test(file))
    .flatMap((file) => readFileSync(root + file, 'utf8').match(/import \{[^}]*\} from 'lucide-react'/g) ?? [])
    .join(' ');
  const idle = documented.map(([name]) => name).filter((name) => !new RegExp(`\\b${name}\\b`).test(drawn));
  expect(idle, 'drawn nowhere: take its line out of .storybook/docs/icon-meanings.ts').toEqual([]);
});

test('no two icons have the same documented meaning', () => {
  const meanings = documented.map(([, meaning]) => meaning);
  expect(meanings.filter((meaning, place) => meanings.indexOf(meaning) !== place)).toEqual([]);
});

/** Drawn by the system, each time otherwise, read aloud by a name of its own, and never in our colours. */
const EMOJI = /\p{Emoji_Presentation}|\p{Extended_Pictographic}\uFE0F/u;

test('the emoji pattern matches emoji and no other symbols', () => {
  expect(EMOJI.test('Commande prête 🥐')).toBe(true);
  expect(EMOJI.test('Fermé · ouvre demain à 7 h, 4,50 € ©')).toBe(false);
});

test('no source file of the pages contains an emoji', () => {
  const files = globSync('{ui,web}/**/*.{ts,tsx,mdx,html}', { cwd: root }).filter((file) => !file.endsWith('.test.ts'));
  expect(files.filter((file) => EMOJI.test(readFileSync(root + file, 'utf8')))).toEqual([]);
});
