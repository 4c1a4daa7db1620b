import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

const ROOT = new URL('../../', import.meta.url).pathname;
const text = (file: string) => readFileSync(ROOT + file, 'utf8');
const TOP_LEVEL = [
  ...['README.md', 'codegen.ts', 'eslint.config.js', 'package-lock.json', 'package.json', 'tsconfig.json'],
  ...['graphql', 'server', 'tests', 'ui', 'web'],
];
/** Made here by commands, kept by nobody. */
const MADE = ['dist', 'node_modules'];

test('the repository root contains only the listed files and folders', () => {
  const found = readdirSync(ROOT).filter(
    (name) => !name.startsWith('.') && !MADE.includes(name) && !name.endsWith('.log'),
  );
  expect(found.filter((name) => !TOP_LEVEL.includes(name))).toEqual([]);
});

test('the README has at most 150 lines', () => {
  expect(text('README.md').split('\n').length).toBeLessThanOrEqual(150);
});

test.each(['README.md', 'server/OPERATION.md', 'tests/contract/specification.md'])(
  '%s names only existing files',
  (document) => {
    const named = [...text(document).matchAll(/`((?:ui|web|server|graphql|tests|\.storybook)\/[\w./-]+)`/g)];
    expect(named.map(([, path = '']) => path).filter((path) => !existsSync(ROOT + path))).toEqual([]);
  },
);

test('every setting of .env.example is explained in server/OPERATION.md, and no other', () => {
  const settings = [...text('.env.example').matchAll(/^([A-Z0-9_]+)=/gm)].map(([, name]) => name);
  const table = text('server/OPERATION.md').split('## Money')[0] ?? '';
  const explained = table
    .split('\n')
    .filter((line) => line.startsWith('| `'))
    .flatMap((line) => [...(line.split(' | ')[0] ?? '').matchAll(/`([A-Z0-9_]+)`/g)].map(([, name]) => name));
  expect(explained.sort()).toEqual(settings.sort());
});
