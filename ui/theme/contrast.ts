/** Lightness 0–1, chroma, hue in degrees, opacity 0–1, as theme.css and computed styles write a colour. */
export interface Oklch {
  lightness: number;
  chroma: number;
  hue: number;
  alpha: number;
}

/** Red, green and blue, 0–1, gamma-encoded. */
export type Srgb = readonly [red: number, green: number, blue: number];

const NUMBER = String.raw`([\d.]+(?:e-?\d+)?)`;
const OKLCH = new RegExp(String.raw`^oklch\(\s*${NUMBER}\s+${NUMBER}\s+(?:${NUMBER}|none)\s*(?:/\s*${NUMBER}\s*)?\)$`);

/**
 * Parses `oklch(0.82 0.155 82)` or `oklch(0.15 0.02 50 / 0.55)`; throws on anything else, because theme.css uses no
 * other format.
 */
export function parseOklch(text: string): Oklch {
  const [, lightness, chroma, hue = '0', alpha = '1'] = OKLCH.exec(text.trim()) ?? [];
  if (lightness === undefined || chroma === undefined) throw new Error(`Not an oklch colour: ${text}`);
  return { lightness: Number(lightness), chroma: Number(chroma), hue: Number(hue), alpha: Number(alpha) };
}

/**
 * Converts a colour to sRGB and clips values outside its gamut, as browsers do (CSS Color 4 §10, Oklab by Björn
 * Ottosson).
 */
export function toSrgb({ lightness, chroma, hue }: Oklch): Srgb {
  const a = chroma * Math.cos((hue * Math.PI) / 180);
  const b = chroma * Math.sin((hue * Math.PI) / 180);
  const l = (lightness + 0.3963377774 * a + 0.2158037573 * b) ** 3;
  const m = (lightness - 0.1055613458 * a - 0.0638541728 * b) ** 3;
  const s = (lightness - 0.0894841775 * a - 1.291485548 * b) ** 3;
  return [
    encode(4.0767416621 * l - 3.3077115913 * m + 0.2309699292 * s),
    encode(-1.2684380046 * l + 2.6097574011 * m - 0.3413193965 * s),
    encode(-0.0041960863 * l - 0.7034186147 * m + 1.707614701 * s),
  ];
}

function encode(linear: number): number {
  const light = Math.min(1, Math.max(0, linear));
  return light <= 0.0031308 ? 12.92 * light : 1.055 * light ** (1 / 2.4) - 0.055;
}

function luminance(colour: Srgb): number {
  const [red, green, blue] = colour.map((part) => (part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4));
  return 0.2126 * (red ?? 0) + 0.7152 * (green ?? 0) + 0.0722 * (blue ?? 0);
}

/** Returns the contrast ratio from 1 to 21 (WCAG 2.2, « contrast ratio »), independent of the order of the colours. */
export function contrastRatio(one: Srgb, other: Srgb): number {
  const [darker, lighter] = [luminance(one), luminance(other)].sort((a, b) => a - b);
  return ((lighter ?? 0) + 0.05) / ((darker ?? 0) + 0.05);
}

export function toHex(colour: Srgb): string {
  const byte = (part: number) =>
    Math.round(part * 255)
      .toString(16)
      .padStart(2, '0');
  return `#${colour.map(byte).join('')}`;
}
