import type { Palette } from './palettes';

/** What the food stands on. Every surface's middle is where pieces at y = 0 touch it. */
export type SurfaceName = 'table' | 'plate' | 'board' | 'paper' | 'cloth' | 'stand' | 'slate' | 'tray';

/** The size of a picture and where its table begins. */
export interface Frame {
  width: number;
  height: number;
  /** Where wall and table meet. */
  horizon: number;
  /** Point of the table that carries the group. */
  ground: { x: number; y: number };
}

/** Wall, table and the lamp in the upper left that lights every picture. */
export function room({ width, height, horizon }: Frame, palette: Palette): string {
  return `<radialGradient id="wall" cx="0.3" cy="0.12" r="0.95"><stop offset="0" stop-color="${palette.glow}"/><stop offset="1" stop-color="${palette.wall}"/></radialGradient>
<linearGradient id="table" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="${palette.tableEdge}"/><stop offset="1" stop-color="${palette.table}"/></linearGradient>
<linearGradient id="falloff" x1="0" y1="0" x2="1" y2="0.6"><stop offset="0.45" stop-color="${palette.shade}" stop-opacity="0"/><stop offset="1" stop-color="${palette.shade}" stop-opacity="0.2"/></linearGradient>
<linearGradient id="beam" x1="0" y1="0" x2="1" y2="0"><stop offset="0" stop-color="${palette.glow}" stop-opacity="0"/><stop offset="0.5" stop-color="${palette.glow}" stop-opacity="0.5"/><stop offset="1" stop-color="${palette.glow}" stop-opacity="0"/></linearGradient>
<radialGradient id="pool"><stop offset="0" stop-color="${palette.glow}" stop-opacity="0.6"/><stop offset="1" stop-color="${palette.glow}" stop-opacity="0"/></radialGradient>
<radialGradient id="contact"><stop offset="0" stop-color="${palette.shade}" stop-opacity="0.62"/><stop offset="0.55" stop-color="${palette.shade}" stop-opacity="0.3"/><stop offset="1" stop-color="${palette.shade}" stop-opacity="0"/></radialGradient>
<rect width="${width}" height="${height}" fill="url(#wall)"/>
<path d="M${width * 0.04} 0 L${width * 0.3} 0 L${width * 0.62} ${horizon} L${width * 0.3} ${horizon} Z" fill="url(#beam)"/>
<rect y="${horizon}" width="${width}" height="${height - horizon}" fill="url(#table)"/>
<rect y="${horizon - 1}" width="${width}" height="3" fill="${palette.glow}" opacity="0.55"/>
<ellipse cx="${width * 0.42}" cy="${horizon + (height - horizon) * 0.4}" rx="${width * 0.6}" ry="${(height - horizon) * 0.7}" fill="url(#pool)"/>
<rect width="${width}" height="${height}" fill="url(#falloff)"/>`;
}

/** Soft dark pool under something round. */
export function contact(x: number, y: number, rx: number, ry: number, opacity = 1): string {
  return `<ellipse cx="${x}" cy="${y}" rx="${rx}" ry="${ry}" fill="url(#contact)" opacity="${opacity}"/>`;
}

/** The surface under the group, drawn for a ground at the origin. */
export const surfaces: Record<SurfaceName, (palette: Palette) => string> = {
  table: () => '',
  plate: () =>
    contact(12, 26, 300, 82) +
    `<linearGradient id="china" x1="0" y1="0" x2="1" y2="1"><stop offset="0" stop-color="#ffffff"/><stop offset="0.6" stop-color="#f6efe4"/><stop offset="1" stop-color="#d9cbb6"/></linearGradient>
<ellipse cx="0" cy="16" rx="262" ry="74" fill="#bba98f"/><ellipse cx="0" cy="8" rx="264" ry="74" fill="url(#china)"/><ellipse cx="0" cy="10" rx="196" ry="50" fill="#e3d8c6"/><ellipse cx="0" cy="13" rx="194" ry="48" fill="url(#china)"/><path d="M-240 -6 A264 74 0 0 1 -60 -62" fill="none" stroke="#fff" stroke-width="5" opacity=".9" stroke-linecap="round"/>`,
  board: () =>
    contact(10, 34, 330, 76) +
    `<linearGradient id="wood" x1="0" y1="0" x2="1" y2="1"><stop offset="0" stop-color="#e9bd85"/><stop offset="0.55" stop-color="#cf9558"/><stop offset="1" stop-color="#a86c36"/></linearGradient>
<path d="M-268 40 L-206 -46 C-202 -54 -194 -58 -184 -58 L184 -58 C194 -58 202 -54 206 -46 L268 40 L268 60 C268 70 258 76 246 76 L-246 76 C-258 76 -268 70 -268 60 Z" fill="#85512a"/>
<path d="M-268 40 L-206 -46 C-202 -54 -194 -58 -184 -58 L184 -58 C194 -58 202 -54 206 -46 L268 40 C272 50 262 56 250 56 L-250 56 C-262 56 -272 50 -268 40 Z" fill="url(#wood)"/>
<path d="M-228 -6 C-120 -18 60 6 234 -8 M-244 22 C-90 8 40 36 250 18 M-206 -34 C-80 -44 90 -24 208 -38" fill="none" stroke="#8d5a2c" stroke-width="3" opacity=".35"/>`,
  paper: () =>
    contact(10, 26, 300, 70, 0.6) +
    `<linearGradient id="sheet" x1="0" y1="0" x2="1" y2="1"><stop offset="0" stop-color="#fffaf0"/><stop offset="1" stop-color="#e6d5b8"/></linearGradient>
<path d="M-276 30 L-214 -46 L-120 -56 L18 -50 L206 -58 L282 18 L262 62 L120 56 L-40 68 L-222 60 Z" fill="url(#sheet)"/><path d="M-214 -46 L-96 58 M206 -58 L132 56" stroke="#c9b48f" stroke-width="2" opacity=".5"/><path d="M282 18 L262 62 L236 34 Z" fill="#cbb691"/>`,
  cloth: ({ accent }) =>
    contact(8, 30, 300, 72, 0.55) +
    `<pattern id="check" width="44" height="22" patternUnits="userSpaceOnUse" patternTransform="skewX(-28)"><rect width="44" height="22" fill="#fffaf0"/><rect width="22" height="22" fill="${accent}" opacity=".5"/><rect width="44" height="11" fill="${accent}" opacity=".5"/></pattern>
<linearGradient id="fold" x1="0" y1="0" x2="1" y2="0.3"><stop offset="0" stop-color="#fff" stop-opacity=".25"/><stop offset="0.5" stop-color="#4a2a10" stop-opacity="0"/><stop offset="1" stop-color="#4a2a10" stop-opacity=".28"/></linearGradient>
<path d="M-290 34 C-250 8 -226 -30 -202 -54 C-110 -64 60 -52 196 -60 C226 -34 262 2 292 24 C270 46 268 58 258 70 C120 60 -120 80 -262 68 C-268 54 -280 44 -290 34 Z" fill="url(#check)"/><path d="M-290 34 C-250 8 -226 -30 -202 -54 C-110 -64 60 -52 196 -60 C226 -34 262 2 292 24 C270 46 268 58 258 70 C120 60 -120 80 -262 68 C-268 54 -280 44 -290 34 Z" fill="url(#fold)"/>`,
  stand: () =>
    contact(8, 128, 150, 34) +
    `<linearGradient id="china" x1="0" y1="0" x2="1" y2="1"><stop offset="0" stop-color="#ffffff"/><stop offset="0.6" stop-color="#f3ebdf"/><stop offset="1" stop-color="#cfc0aa"/></linearGradient>
<path d="M-30 40 L-22 96 C-30 116 -82 116 -96 130 C-60 142 60 142 96 130 C82 116 30 116 22 96 L30 40 Z" fill="url(#china)"/><ellipse cx="0" cy="26" rx="238" ry="52" fill="#b9a88f"/><ellipse cx="0" cy="12" rx="242" ry="54" fill="url(#china)"/><ellipse cx="0" cy="10" rx="212" ry="42" fill="#ece2d3"/><path d="M-218 2 A242 54 0 0 1 -40 -40" fill="none" stroke="#fff" stroke-width="5" stroke-linecap="round"/>`,
  slate: () =>
    contact(10, 28, 310, 70) +
    `<linearGradient id="stone" x1="0" y1="0" x2="1" y2="1"><stop offset="0" stop-color="#6d6763"/><stop offset="1" stop-color="#35302d"/></linearGradient>
<path d="M-272 40 L-208 -52 L-60 -57 L198 -54 L270 38 L262 62 L60 66 L-258 63 Z" fill="#24201e"/><path d="M-272 40 L-208 -52 L-60 -57 L198 -54 L270 38 L80 46 Z" fill="url(#stone)"/><path d="M-200 -44 L-40 -48 L180 -46" stroke="#958d86" stroke-width="2" fill="none" opacity=".7"/>`,
  tray: () =>
    contact(10, 34, 320, 74) +
    `<path d="M-280 42 L-216 -54 C-212 -62 -200 -66 -190 -66 L190 -66 C200 -66 212 -62 216 -54 L280 42 C284 58 270 72 252 72 L-252 72 C-270 72 -284 58 -280 42 Z" fill="#8f3f2b"/><path d="M-280 34 L-216 -60 C-212 -68 -200 -72 -190 -72 L190 -72 C200 -72 212 -68 216 -60 L280 34 C284 50 270 62 252 62 L-252 62 C-270 62 -284 50 -280 34 Z" fill="#c8623f"/><path d="M-250 32 L-196 -52 L196 -52 L250 32 C252 40 246 44 238 44 L-238 44 C-246 44 -252 40 -250 32 Z" fill="#fff6e6"/>`,
};
