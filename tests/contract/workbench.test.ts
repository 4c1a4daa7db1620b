import { existsSync, globSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, expect, test } from 'vitest';
import { PALETTE } from '../../.storybook/docs/look.ts';
import { isDocumented } from '../../.storybook/docs/documented-props.ts';
import { parseOklch, toHex, toSrgb } from '../../ui/theme/contrast.ts';

const root = fileURLToPath(new URL('../../', import.meta.url));
const css = readFileSync(`${root}ui/theme/theme.css`, 'utf8');

describe.each(['light', 'dark'] as const)('Storybook’s %s theme', (theme) => {
  test.each(Object.entries(PALETTE[theme]))('Storybook uses the product’s colour for %s', (name, hex) => {
    const [, value = ''] = new RegExp(`--color-${name}:([^;]+);`).exec(css) ?? [];
    const [light = '', dark = light] = value.match(/oklch\([^)]*\)/g) ?? [];
    expect(toHex(toSrgb(parseOklch(theme === 'light' ? light : dark)))).toBe(hex);
  });
});

test('every link between documentation pages has an existing target', () => {
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

test('Storybook documents only those native props that the project sets', () => {
  const react = (name: string) => ({ name, fileName: 'node_modules/@types/react/index.d.ts' });
  const documented = (name: string, parent: string, component: string) =>
    isDocumented({ name, parent: react(parent) }, { name: component });
  expect(documented('disabled', 'ButtonHTMLAttributes', 'Button')).toBe(true);
  expect(documented('onClick', 'DOMAttributes', 'Button')).toBe(true);
  expect(documented('onClick', 'DOMAttributes', 'TextField')).toBe(false);
  expect(documented('onPointerEnterCapture', 'DOMAttributes', 'Button')).toBe(false);
  expect(documented('checked', 'InputHTMLAttributes', 'Checkbox')).toBe(true);
  expect(
    isDocumented({ name: 'label', parent: { name: 'FieldTexts', fileName: 'ui/base/field/field.tsx' } }, { name: 'X' }),
  ).toBe(true);
});
