import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

/** Twenty minutes at 40 lines each, less what stands between: imports, decorators, the steps themselves. */
const MOST_LINES = 720;

const readme = readFileSync('README.md', 'utf8');
const path = readme.slice(readme.indexOf('## Reading path')).split('\n## ')[0] ?? '';
/** « `file`: `name`, `name` »: what is to be read of a file. */
const steps = [...path.matchAll(/`([\w./-]+\.(?:tsx?|graphql))`: ((?:`\w+`(?:, )?)+)/g)].map(
  ([, file = '', names = '']) => ({ file, names: [...names.matchAll(/\w+/g)].map(([name]) => name) }),
);

/** The lines of a function, method, class, operation or constant, from its name to the bracket that closes it. */
function linesOf(file: string, name: string): number {
  const lines = readFileSync(file, 'utf8').split('\n');
  const declares = RegExp(
    `^ *(?:export |default |private |async |function |class |const |mutation |type )*${name}(?:<.*>)?\\b(?:\\(| = |: \\(| \\{|$)`,
  );
  const begins = lines.findIndex((line) => declares.test(line));
  const indent = /^ */.exec(lines[begins] ?? '')?.[0] ?? '';
  const ends = lines.findIndex((line, at) => at >= begins && RegExp(`^${indent}\\}|^${indent}\\S.*[;}]$`).test(line));
  return begins < 0 ? 0 : ends - begins + 1;
}

const named = steps.flatMap(({ file, names }) => names.map((name) => ({ file, name, lines: linesOf(file, name) })));

test('every function of the README’s reading path exists in the file named', () => {
  expect(named.length).toBeGreaterThan(20);
  expect(named.filter(({ lines }) => lines === 0)).toEqual([]);
});

test('the functions of the README’s reading path stay within the line limit', () => {
  expect(named.reduce((sum, { lines }) => sum + lines, 0)).toBeLessThanOrEqual(MOST_LINES);
});
