import sharp from 'sharp';
import { cutout, type ThingName } from './cutouts';

/** A shop seen from across the street, 1200 × 675. */
export interface Storefront {
  /** House wall: stone or plaster. */
  wall: string;
  /** Painted wood of the shopfront. */
  paint: string;
  /** Two colours of the awning's stripes. */
  awning: readonly [string, string];
  /** On the round sign. */
  sign: ThingName;
  /** In the window: upper shelf, then counter. */
  shelf: readonly ThingName[];
  counter: readonly ThingName[];
  /** On the pavement, left and right of the front. */
  pavement: readonly [ThingName?, ThingName?];
  /** The door stands on the left instead of the right. */
  doorLeft?: boolean;
  /** Evening light. */
  evening?: boolean;
}

const WIDTH = 1200;
const HEIGHT = 675;
const GROUND = 596;

export async function renderStorefront(front: Storefront): Promise<Buffer> {
  const { doorLeft = false, sign, shelf, counter, pavement } = front;
  const windowX = doorLeft ? 428 : 176;
  const doorX = doorLeft ? 176 : 818;
  const goods = [
    ...(await Promise.all(spread(shelf, windowX + 20, 556, 382, 84))),
    ...(await Promise.all(spread(counter, windowX + 20, 556, 512, 118))),
  ].join('');
  // Far enough from the edges to stay in sight on a card that shows 3:2 of it.
  const [onLeft, onRight] = pavement;
  const left = onLeft ? await standing(onLeft, 152, GROUND + 34, 124) : '';
  const right = onRight ? await standing(onRight, WIDTH - 152, GROUND + 34, 124) : '';
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${WIDTH}" height="${HEIGHT}">
${house(front)}${woodwork(front.paint)}${shopWindow(windowX, front, goods)}${door(doorX, front)}${awning(front.awning)}${await roundSign(sign)}${left}${right}${light(front.evening ?? false)}</svg>`;
  return sharp(Buffer.from(svg)).webp({ quality: 82, effort: 2 }).toBuffer();
}

function spread(
  things: readonly ThingName[],
  from: number,
  width: number,
  floor: number,
  size: number,
): Promise<string>[] {
  const step = width / things.length;
  return things.map((thing, index) => standing(thing, from + step * (index + 0.5), floor, Math.min(size, step * 0.92)));
}

async function standing(thing: ThingName, x: number, floor: number, size: number): Promise<string> {
  const { href, width, height } = await cutout(thing);
  const scale = Math.min(size / width, (size * 1.1) / height);
  const w = width * scale;
  const h = height * scale;
  return `<ellipse cx="${x}" cy="${floor - 1}" rx="${w * 0.5}" ry="${Math.max(4, w * 0.07)}" fill="#2a1508" opacity=".35"/><image href="${href}" x="${x - w / 2}" y="${floor - h}" width="${w}" height="${h}"/>`;
}

function house({ wall, evening = false }: Storefront): string {
  const stones = [0, 1, 2, 3, 4]
    .map((row) => `<path d="M0 ${row * 120 + 60} H${WIDTH}" stroke="#3d2a18" stroke-width="2" opacity=".12"/>`)
    .join('');
  const joints = [0, 1, 2, 3, 4]
    .map((row) =>
      [0, 1, 2, 3]
        .map(
          (column) =>
            `<path d="M${(column * 340 + (row % 2) * 170) % WIDTH} ${row * 120 - 60} v120" stroke="#3d2a18" stroke-width="2" opacity=".1"/>`,
        )
        .join(''),
    )
    .join('');
  return `<linearGradient id="house" x1="0" y1="0" x2="1" y2="1"><stop offset="0" stop-color="#fff" stop-opacity=".35"/><stop offset="1" stop-color="#2a1a0c" stop-opacity="${evening ? 0.35 : 0.16}"/></linearGradient>
<rect width="${WIDTH}" height="${HEIGHT}" fill="${wall}"/>${stones}${joints}<rect width="${WIDTH}" height="${HEIGHT}" fill="url(#house)"/>
<linearGradient id="street" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="#cdbfae"/><stop offset="1" stop-color="#8f8172"/></linearGradient><rect y="${GROUND}" width="${WIDTH}" height="${HEIGHT - GROUND}" fill="url(#street)"/><path d="M0 ${GROUND + 54} H${WIDTH}" stroke="#6f6255" stroke-width="4" opacity=".5"/>${[90, 330, 560, 800, 1040].map((x) => `<path d="M${x} ${GROUND} l-26 54" stroke="#6f6255" stroke-width="2" opacity=".4"/>`).join('')}${evening ? `<rect width="${WIDTH}" height="${HEIGHT}" fill="#2b2350" opacity=".34"/><ellipse cx="600" cy="${GROUND + 30}" rx="520" ry="60" fill="#ffd88a" opacity=".35"/>` : ''}`;
}

function woodwork(paint: string): string {
  return `<linearGradient id="wood" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="#fff" stop-opacity=".22"/><stop offset="0.3" stop-color="#fff" stop-opacity="0"/><stop offset="1" stop-color="#1c0d04" stop-opacity=".35"/></linearGradient>
<rect x="128" y="76" width="944" height="${GROUND - 76}" rx="6" fill="#1c0d04" opacity=".25" transform="translate(8 6)"/><rect x="128" y="76" width="944" height="${GROUND - 76}" rx="6" fill="${paint}"/><rect x="128" y="76" width="944" height="${GROUND - 76}" rx="6" fill="url(#wood)"/>
<rect x="112" y="60" width="976" height="24" rx="5" fill="${paint}"/><rect x="112" y="60" width="976" height="24" rx="5" fill="#fff" opacity=".18"/><rect x="150" y="100" width="900" height="92" rx="6" fill="none" stroke="#fff" stroke-width="3" opacity=".35"/>
<path d="M250 146 H520 M680 146 H950" stroke="#f6dfae" stroke-width="5" stroke-linecap="round" opacity=".85"/><circle cx="232" cy="146" r="6" fill="#f6dfae"/><circle cx="968" cy="146" r="6" fill="#f6dfae"/>`;
}

function shopWindow(x: number, { paint, evening = false }: Storefront, goods: string): string {
  const lamps = [0.2, 0.5, 0.8].map((share) => {
    const lampX = x + 596 * share;
    return `<path d="M${lampX} 250 V292" stroke="#3a2412" stroke-width="4"/><path d="M${lampX - 26} 312 C${lampX - 24} 286 ${lampX + 24} 286 ${lampX + 26} 312 Z" fill="#3a2412"/><circle cx="${lampX}" cy="314" r="11" fill="#fff3c4"/><circle cx="${lampX}" cy="318" r="92" fill="url(#glow)"/>`;
  });
  return `<radialGradient id="glow"><stop offset="0" stop-color="#ffe39a" stop-opacity="${evening ? 0.75 : 0.5}"/><stop offset="1" stop-color="#ffe39a" stop-opacity="0"/></radialGradient>
<linearGradient id="inside" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="#8a5a34"/><stop offset="0.55" stop-color="#d9a262"/><stop offset="1" stop-color="#f0c98d"/></linearGradient>
<clipPath id="pane"><rect x="${x}" y="226" width="596" height="306"/></clipPath>
<rect x="${x - 12}" y="214" width="620" height="330" rx="6" fill="${paint}"/><rect x="${x - 12}" y="214" width="620" height="330" rx="6" fill="#1c0d04" opacity=".3"/>
<g clip-path="url(#pane)"><rect x="${x}" y="226" width="596" height="306" fill="url(#inside)"/>${lamps.join('')}
<rect x="${x}" y="382" width="596" height="12" fill="#7a4a22"/><rect x="${x}" y="380" width="596" height="4" fill="#c98f54"/>
<rect x="${x}" y="510" width="596" height="30" fill="#fff2d9"/><rect x="${x}" y="510" width="596" height="4" fill="#fff"/>${goods}
<path d="M${x + 40} 226 L${x + 150} 226 L${x - 40} 532 L${x - 150} 532 Z M${x + 470} 226 L${x + 520} 226 L${x + 330} 532 L${x + 280} 532 Z" fill="#fff" opacity=".13"/></g>
<path d="M${x + 298} 226 V532" stroke="${paint}" stroke-width="9"/><rect x="${x}" y="552" width="596" height="30" rx="4" fill="#fff" opacity=".1"/>`;
}

function door(x: number, { paint, evening = false }: Storefront): string {
  return `<rect x="${x - 10}" y="214" width="226" height="${GROUND - 214}" rx="6" fill="#1c0d04" opacity=".32"/><rect x="${x}" y="224" width="206" height="${GROUND - 224}" rx="4" fill="${paint}"/><rect x="${x}" y="224" width="206" height="${GROUND - 224}" rx="4" fill="#fff" opacity=".1"/>
<linearGradient id="doorGlass" x1="0" y1="0" x2="0.4" y2="1"><stop offset="0" stop-color="#6d4626"/><stop offset="1" stop-color="${evening ? '#f2bf6c' : '#dcab6e'}"/></linearGradient>
<rect x="${x + 28}" y="250" width="150" height="216" rx="4" fill="url(#doorGlass)"/><path d="M${x + 62} 250 L${x + 112} 250 L${x + 28} 420 L${x + 28} 330 Z" fill="#fff" opacity=".18"/><rect x="${x + 28}" y="486" width="150" height="86" rx="4" fill="#1c0d04" opacity=".18"/>
<rect x="${x + 184}" y="392" width="9" height="74" rx="4.5" fill="#f0c66b"/><rect x="${x + 66}" y="330" width="74" height="46" rx="5" fill="#fffaf0"/><path d="M${x + 80} 345 h46 M${x + 86} 359 h34" stroke="#b5763a" stroke-width="5" stroke-linecap="round"/><path d="M${x + 82} 330 L${x + 103} 308 L${x + 124} 330" fill="none" stroke="#fffaf0" stroke-width="3"/>`;
}

function awning([first, second]: readonly [string, string]): string {
  const stripes = Array.from({ length: 18 }, (_, index) => {
    const colour = index % 2 ? second : first;
    const top = 160 + (index * 880) / 18;
    const topEnd = 160 + ((index + 1) * 880) / 18;
    const low = 132 + (index * 936) / 18;
    const lowEnd = 132 + ((index + 1) * 936) / 18;
    return `<path d="M${top} 196 L${topEnd} 196 L${lowEnd} 266 L${low} 266 Z" fill="${colour}"/><path d="M${low} 266 L${lowEnd} 266 L${lowEnd} 280 A${(lowEnd - low) / 2} 17 0 0 1 ${low} 280 Z" fill="${colour}"/><path d="M${low} 266 L${lowEnd} 266 L${lowEnd} 280 A${(lowEnd - low) / 2} 17 0 0 1 ${low} 280 Z" fill="#1c0d04" opacity=".14"/>`;
  });
  return `<linearGradient id="canvas" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="#fff" stop-opacity=".3"/><stop offset="1" stop-color="#1c0d04" stop-opacity=".12"/></linearGradient><linearGradient id="under" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="#1c0d04" stop-opacity=".45"/><stop offset="1" stop-color="#1c0d04" stop-opacity="0"/></linearGradient>
<rect x="128" y="262" width="944" height="86" fill="url(#under)"/>${stripes.join('')}<path d="M160 196 L1040 196 L1068 266 L132 266 Z" fill="url(#canvas)"/><rect x="152" y="190" width="896" height="9" rx="4" fill="#3a2412"/>`;
}

async function roundSign(thing: ThingName): Promise<string> {
  const { href, width, height } = await cutout(thing);
  const scale = 92 / Math.max(width, height);
  return `<circle cx="604" cy="136" r="76" fill="#1c0d04" opacity=".28"/><circle cx="600" cy="130" r="76" fill="#fffaf0"/><circle cx="600" cy="130" r="66" fill="none" stroke="#e3c48d" stroke-width="4"/><image href="${href}" x="${600 - (width * scale) / 2}" y="${130 - (height * scale) / 2}" width="${width * scale}" height="${height * scale}"/>`;
}

function light(evening: boolean): string {
  return `<linearGradient id="sun" x1="0" y1="0" x2="1" y2="0.8"><stop offset="0" stop-color="#fff4d6" stop-opacity="${evening ? 0.05 : 0.3}"/><stop offset="0.5" stop-color="#fff4d6" stop-opacity="0"/><stop offset="1" stop-color="#2a1508" stop-opacity=".22"/></linearGradient><rect width="1200" height="675" fill="url(#sun)"/>`;
}
