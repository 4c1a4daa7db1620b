import { globSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, expect, test } from 'vitest';
import { colourRoles } from './colour-roles';
import { contrastRatio, parseOklch, toSrgb } from './contrast';

const css = readFileSync(new URL('theme.css', import.meta.url), 'utf8').replaceAll(/\/\*.*?\*\//gs, '');

/** `--color-ink: light-dark(oklch(…), oklch(…));`, or one colour for both. */
const declared = new Map(
  [...css.matchAll(/--color-([\w-]+):\s*(light-dark\([^;]+\)|oklch\([^;]+\));/g)].map(([, name = '', value = '']) => {
    const [light = '', dark = light] = value.match(/oklch\([^)]*\)/g) ?? [];
    return [name, { light, dark }];
  }),
);

test('every colour token has a documented role, and every role has a token', () => {
  expect(colourRoles.map(({ name }) => name).sort()).toEqual([...declared.keys()].sort());
  expect(new Set(colourRoles.map(({ name }) => name)).size).toBe(colourRoles.length);
});

const pairs = colourRoles.flatMap(({ name, on }) => (on?.grounds ?? []).map((ground) => ({ name, ground, ...on })));

test('every text, meaning, focus and strong line colour has a measured contrast', () => {
  const measured = new Set(pairs.map(({ name }) => name));
  for (const name of declared.keys()) {
    if (/(^|-)ink|^(positive|caution|danger)$|^on-|^focus$|^line-strong$/.test(name)) {
      expect(measured).toContain(name);
    }
  }
});

describe.each(['light', 'dark'] as const)('contrast in the %s theme', (theme) => {
  const colour = (name: string) => toSrgb(parseOklch(declared.get(name)?.[theme] ?? ''));

  test.each(pairs)('$name on $ground reaches $least : 1', ({ name, ground, least }) => {
    expect(contrastRatio(colour(name), colour(ground))).toBeGreaterThanOrEqual(least ?? Infinity);
  });

  test('ink-muted on accent stays below 4.5 : 1, which is why no component may use it', () => {
    expect(contrastRatio(colour('ink-muted'), colour('accent'))).toBeLessThan(4.5);
  });
});

/** What theme.css tells, other pages of the workbench show: none of these may go without its name going everywhere. */
test('the theme’s steps for text, radius, shadow, breakpoint and duration have the expected names', () => {
  const names = (prefix: string) =>
    [...css.matchAll(new RegExp(String.raw`--${prefix}-([\w]+):`, 'g'))].map(([, name]) => name);
  expect(names('text')).toEqual(['sm', 'base', 'lg', 'xl', '2xl', '3xl', '4xl', '5xl', '6xl']);
  expect(names('radius')).toEqual(['control', 'card', 'tag', 'full']);
  expect(names('shadow')).toEqual(['card', 'raised']);
  expect(names('breakpoint')).toEqual(['md', 'lg']);
  expect(names('transition-duration')).toEqual(['quick', 'calm', 'slow']);
});

test('components use the duration tokens quick, calm and slow instead of milliseconds', () => {
  const root = fileURLToPath(new URL('../../', import.meta.url));
  const files = globSync('{ui,web}/**/*.tsx', { cwd: root });
  const inMilliseconds = /[\s'"`:]duration-\d/;
  expect(inMilliseconds.test('transition-colors duration-150')).toBe(true);
  expect(files.filter((file) => inMilliseconds.test(readFileSync(root + file, 'utf8')))).toEqual([]);
});
