import { existsSync, globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { REPEATS } from '../soak/named-tests';

const planted = globSync('tests/planted/*.patch').map((patch): [by: string, file: string, title: string] => {
  const [, file = '', title = ''] = /^Caught by: \S+ (\S+)(?: -t "(.+)")?$/m.exec(readFileSync(patch, 'utf8')) ?? [];
  return [patch, file, title];
});

test.each([...planted, ...REPEATS.map(([promise, file, title]) => [promise, `tests/api/${file}.test.ts`, title])])(
  '%s names a test that exists: %s %s',
  (_by, file, title) => {
    expect(existsSync(file)).toBe(true);
    expect(readFileSync(file, 'utf8')).toContain(title);
  },
);
