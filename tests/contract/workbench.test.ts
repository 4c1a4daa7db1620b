import { existsSync, globSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, expect, test } from 'vitest';
import { PALETTE } from '../../.storybook/docs/look.ts';
import { isTold } from '../../.storybook/docs/told-props.ts';
import { parseOklch, toHex, toSrgb } from '../../ui/theme/contrast.ts';

const root = fileURLToPath(new URL('../../', import.meta.url));
const css = readFileSync(`${root}ui/theme/theme.css`, 'utf8');

describe.each(['light', 'dark'] as const)('the workbench in its %s look', (theme) => {
  test.each(Object.entries(PALETTE[theme]))('has the %s of the product', (name, hex) => {
    const [, value = ''] = new RegExp(`--color-${name}:([^;]+);`).exec(css) ?? [];
    const [light = '', dark = light] = value.match(/oklch\([^)]*\)/g) ?? [];
    expect(toHex(toSrgb(parseOklch(theme === 'light' ? light : dark)))).toBe(hex);
  });
});

test('every link between written pages leads to a page', () => {
  const pages = globSync('{ui/theme/foundations/*.mdx,.storybook/docs/*.tsx}', { cwd: root });
  const targets = pages.flatMap((file) =>
    [...readFileSync(root + file, 'utf8').matchAll(/'((?:ui|web)\/[\w/-]+)'|to="([^"]+)"/g)].map(
      ([, quoted, attribute]) => quoted ?? attribute ?? '',
    ),
  );
  const files = targets.filter((target) => target.split('/').length > 2);
  expect(files.length).toBeGreaterThan(15);
  expect(
    files.filter((file) => !existsSync(`${root}${file}.stories.tsx`) && !existsSync(`${root}${file}.mdx`)),
  ).toEqual([]);
});

test('of native props only those are told that somebody sets', () => {
  const react = (name: string) => ({ name, fileName: 'node_modules/@types/react/index.d.ts' });
  const told = (name: string, parent: string, component: string) =>
    isTold({ name, parent: react(parent) }, { name: component });
  expect(told('disabled', 'ButtonHTMLAttributes', 'Button')).toBe(true);
  expect(told('onClick', 'DOMAttributes', 'Button')).toBe(true);
  expect(told('onClick', 'DOMAttributes', 'TextField')).toBe(false);
  expect(told('onPointerEnterCapture', 'DOMAttributes', 'Button')).toBe(false);
  expect(told('checked', 'InputHTMLAttributes', 'Checkbox')).toBe(true);
  expect(
    isTold({ name: 'label', parent: { name: 'FieldTexts', fileName: 'ui/base/field/field.tsx' } }, { name: 'X' }),
  ).toBe(true);
});
