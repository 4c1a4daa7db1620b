import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

interface Package {
  version?: string;
  resolved?: string;
  optionalDependencies?: Record<string, string>;
}

const { packages } = JSON.parse(readFileSync(new URL('../../package-lock.json', import.meta.url), 'utf8')) as {
  packages: Record<string, Package>;
};

/** Where Node would look for a package, nearest first. */
function places(from: string, name: string): string[] {
  const above = from.lastIndexOf('/node_modules/');
  const here = `${from === '' ? '' : `${from}/`}node_modules/${name}`;
  if (from === '') return [here];
  return [here, ...places(above < 0 ? '' : from.slice(0, above), name)];
}

test('the lockfile contains the optional packages of every platform, which « npm ci » requires', () => {
  const missing = Object.entries(packages).flatMap(([from, { optionalDependencies = {} }]) =>
    Object.entries(optionalDependencies).flatMap(([name, version]) => {
      const found = places(from, name).flatMap((place) => packages[place]?.version ?? [])[0];
      const fits = /^\d/.test(version) ? found === version : found !== undefined;
      return fits ? [] : [`${name}@${version} of ${from}`];
    }),
  );
  expect(missing).toEqual([]);
});

test('the lockfile contains no registry URL', () => {
  expect(Object.entries(packages).filter(([, { resolved }]) => resolved?.includes('://'))).toEqual([]);
});
