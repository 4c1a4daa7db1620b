import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

const ROOT = new URL('../../', import.meta.url).pathname;
const SPECIFICATION = 'tests/contract/specification.md';
const headings = new Set(
  readFileSync(ROOT + SPECIFICATION, 'utf8')
    .split('\n')
    .flatMap((line) => /^#+ (\d+(?:\.\d+)?) /.exec(line)?.[1] ?? []),
);
const files = globSync(
  ['{ui,web,server,graphql,tests,.storybook}/**/*.{ts,tsx,css,cjs,graphql,md}', '*.{ts,js,md}', '.env.example'],
  { cwd: ROOT, exclude: (name) => name.includes('node_modules') || name.includes('graphql/generated') },
).filter((file) => file !== SPECIFICATION && !file.endsWith('contract/specification.test.ts'));

/** Every match of a pattern in the repository, as « file: match ». */
function cited(pattern: RegExp): { file: string; heading: string }[] {
  return files.flatMap((file) =>
    [...readFileSync(ROOT + file, 'utf8').matchAll(pattern)].map(([whole, heading = whole]) => ({ file, heading })),
  );
}

test('every comment that cites the specification names an existing heading', () => {
  const found = cited(/\bspecification,? (\d+(?:\.\d+)*)/gi);
  expect(found.filter(({ heading }) => !headings.has(heading))).toEqual([]);
});

test('no comment cites the documents that the specification was made from', () => {
  expect(
    cited(
      /contract §|\bspec(?:ification)?,?(?: of)? (?:owner|customer|§)|\((?:owner|customer) §|\(spec[,:]|\(reliability/gi,
    ),
  ).toEqual([]);
});
