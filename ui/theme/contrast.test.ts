import fc from 'fast-check';
import { expect, test } from 'vitest';
import { contrastRatio, parseOklch, toHex, toSrgb } from './contrast';

test.each([
  ['black', 'oklch(0 0 0)', /^#000000$/],
  ['white', 'oklch(1 0 0)', /^#ffffff$/],
  ['red', 'oklch(0.627966 0.257704 29.2346)', /^#ff0000$/],
  ['green', 'oklch(0.86644 0.294827 142.4953)', /^#00ff00$/],
  ['blue', 'oklch(0.452014 0.313214 264.052)', /^#0000ff$/],
  ['a green outside sRGB, clipped', 'oklch(0.7 0.4 145)', /^#00[0-9a-f]{2}00$/],
])('OKLCH is converted to hex: %s', (_name, text, hex) => expect(toHex(toSrgb(parseOklch(text)))).toMatch(hex));

test('an OKLCH colour may have an alpha or no hue', () => {
  expect(parseOklch('oklch(0.15 0.02 50 / 0.55)')).toEqual({ lightness: 0.15, chroma: 0.02, hue: 50, alpha: 0.55 });
  expect(parseOklch('oklch(1 0 none)')).toMatchObject({ hue: 0, alpha: 1 });
});

test('a colour that is not written as oklch() is rejected', () => {
  for (const text of ['#fff', 'rgb(0 0 0)', 'oklch(0.5 0.1)', 'light-dark(oklch(0 0 0))'])
    expect(() => parseOklch(text)).toThrow(`Not an oklch colour: ${text}`);
});

test('contrast ratios match the reference values of WCAG', () => {
  const white = toSrgb(parseOklch('oklch(1 0 0)'));
  expect(contrastRatio(white, [0, 0, 0])).toBeCloseTo(21);
  const grey = (byte: number) => [byte / 255, byte / 255, byte / 255] as const;
  expect(contrastRatio(white, grey(0x76))).toBeCloseTo(4.54, 2); // the lightest grey that may carry text on white
  expect(contrastRatio(white, grey(0x77))).toBeCloseTo(4.48, 2);
});

test('a contrast ratio is symmetric and between 1 and 21', () => {
  const part = fc.double({ min: 0, max: 1, noNaN: true });
  const colour = fc.tuple(part, part, part);
  fc.assert(
    fc.property(colour, colour, (one, other) => {
      const ratio = contrastRatio(one, other);
      expect(ratio).toBe(contrastRatio(other, one));
      expect(ratio).toBeGreaterThanOrEqual(1);
      expect(ratio).toBeLessThanOrEqual(21);
    }),
  );
});
