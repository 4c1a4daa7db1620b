import { globSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { readLibrary } from '../../.storybook/docs/library.ts';
import { iconGroups } from '../../ui/theme/icon-meanings.ts';

const root = fileURLToPath(new URL('../../', import.meta.url));
const drawn = readLibrary(root).icons;
const told = iconGroups.flatMap(({ icons }) => Object.entries(icons));

test('the sources are read: icons and who draws them', () => {
  expect(drawn.find(({ name }) => name === 'CloudAlert')?.files).toContain('ui/base/error-state/error-state');
  expect(drawn.length).toBeGreaterThan(50);
});

test('every icon that is drawn has its one meaning', () => {
  const meant = new Set(told.map(([name]) => name));
  const without = drawn
    .filter(({ name }) => !meant.has(name))
    .map(({ name, files }) => `${name}, in ${files.join(', ')}`);
  expect(without, 'drawn without a meaning: give each a line in ui/theme/icon-meanings.ts').toEqual([]);
});

test('no meaning is told of an icon nobody draws', () => {
  const names = new Set(drawn.map(({ name }) => name));
  const idle = told.map(([name]) => name).filter((name) => !names.has(name));
  expect(idle, 'drawn nowhere: take its line out of ui/theme/icon-meanings.ts').toEqual([]);
});

test('no two icons stand for the same', () => {
  const meanings = told.map(([, meaning]) => meaning);
  expect(meanings.filter((meaning, place) => meanings.indexOf(meaning) !== place)).toEqual([]);
});

/** Drawn by the system, each time otherwise, read aloud by a name of its own, and never in our colours. */
const EMOJI = /\p{Emoji_Presentation}|\p{Extended_Pictographic}\uFE0F/u;

test('an emoji is seen', () => {
  expect(EMOJI.test('Commande prête 🥐')).toBe(true);
  expect(EMOJI.test('Fermé · ouvre demain à 7 h, 4,50 € ©')).toBe(false);
});

test('no emoji stands in for an icon', () => {
  const files = globSync('{ui,web}/**/*.{ts,tsx,mdx,html}', { cwd: root }).filter((file) => !file.endsWith('.test.ts'));
  expect(files.filter((file) => EMOJI.test(readFileSync(root + file, 'utf8')))).toEqual([]);
});
