/** SVG text drawn inside a 256 × 256 box. */
export type Drawing = string;

/** Three tones of one material, from lit to shaded. */
export type Tones = readonly [light: string, middle: string, dark: string];

let volumes = 0;

/**
 * A rounded body lit from the upper left: every drawn food is made of these, so that it sits next to the
 * rendered emoji without looking flat. `shape` is an element without its closing, e.g. `<circle cx="9" cy="9" r="5"`.
 */
export function volume(shape: string, [light, middle, dark]: Tones, gloss = 0.45): string {
  const id = `v${volumes++}`;
  return `<linearGradient id="${id}" x1="0.15" y1="0" x2="0.75" y2="1"><stop offset="0" stop-color="${light}"/><stop offset="0.5" stop-color="${middle}"/><stop offset="1" stop-color="${dark}"/></linearGradient>
<radialGradient id="${id}h" cx="0.32" cy="0.2" r="0.55"><stop offset="0" stop-color="#fff" stop-opacity="${gloss}"/><stop offset="1" stop-color="#fff" stop-opacity="0"/></radialGradient>
<radialGradient id="${id}s" cx="0.4" cy="0.3" r="0.85"><stop offset="0.65" stop-color="${dark}" stop-opacity="0"/><stop offset="1" stop-color="${dark}" stop-opacity="0.85"/></radialGradient>
${shape} fill="url(#${id})"/>${shape} fill="url(#${id}s)"/>${shape} fill="url(#${id}h)"/>`;
}

export function circle(cx: number, cy: number, r: number): string {
  return `<circle cx="${cx}" cy="${cy}" r="${r}"`;
}

export function ellipse(cx: number, cy: number, rx: number, ry: number): string {
  return `<ellipse cx="${cx}" cy="${cy}" rx="${rx}" ry="${ry}"`;
}

export function path(d: string): string {
  return `<path d="${d}"`;
}

export function box(x: number, y: number, width: number, height: number, radius = 0): string {
  return `<rect x="${x}" y="${y}" width="${width}" height="${height}" rx="${radius}"`;
}

/** One emoji inside a drawing, by the box it should fill. */
export function emoji(name: string, x: number, y: number, size: number, turn = 0): string {
  return `<use href="#${name}" transform="translate(${x} ${y}) rotate(${turn}) scale(${size / 256}) translate(-128 -128)"/>`;
}

/** A repeatable stream of numbers in [0, 1): pictures and reviews are the same on every machine. */
export function randomFrom(seed: string): () => number {
  let state = 2166136261;
  for (const letter of seed) state = Math.imul(state ^ letter.charCodeAt(0), 16777619);
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  };
}
