import sharp from 'sharp';
import { cutout, MARGIN, type ThingName } from './cutouts';
import { palettes, type PaletteName } from './palettes';
import { contact, room, surfaces, type Frame, type SurfaceName } from './scenes';

/** One thing of a picture. Its place is where it touches the table, from the middle of the surface, in pixels of an 800 × 600 picture. */
export interface Piece {
  thing: ThingName;
  x: number;
  y: number;
  /** Longer side, in pixels. */
  size: number;
  /** Degrees clockwise. */
  turn?: number;
  mirrored?: boolean;
  /** Out of focus behind the group. */
  behind?: boolean;
  /** Lifted onto what lies below, in pixels: its shadow is then left to that. */
  lift?: number;
}

export interface Recipe {
  palette: PaletteName;
  surface: SurfaceName;
  pieces: readonly Piece[];
  /** 800 × 600 for an item, 480 × 480 for an ingredient. */
  shape?: 'item' | 'square';
}

const FRAMES: Record<'item' | 'square', Frame> = {
  item: { width: 800, height: 600, horizon: 300, ground: { x: 400, y: 438 } },
  square: { width: 600, height: 600, horizon: 300, ground: { x: 300, y: 438 } },
};
/** How near the camera is. */
const CLOSE_UP = 1.2;
const WIDTH = { item: 800, square: 480 };

/** WebP of a recipe; the same recipe always gives the same picture. */
export async function renderRecipe({ palette: paletteName, surface, pieces, shape = 'item' }: Recipe): Promise<Buffer> {
  const frame = FRAMES[shape];
  const palette = palettes[paletteName];
  const { x, y } = frame.ground;
  const near = pieces.filter(({ behind }) => !behind).sort((a, b) => a.y - b.y);
  const far = pieces.filter(({ behind }) => behind);
  const images = await Promise.all([...new Set(pieces.map(({ thing }) => thing))].map(imagesOf));
  const [back, front] = await Promise.all([Promise.all(far.map(drawPiece)), Promise.all(near.map(drawPiece))]);
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${frame.width}" height="${frame.height}"><defs>${images.join('')}</defs>
${room(frame, palette)}<g transform="translate(${x} ${y}) scale(${CLOSE_UP})">${back.join('')}${surfaces[surface](palette)}${front.join('')}</g></svg>`;
  return sharp(Buffer.from(svg)).resize({ width: WIDTH[shape] }).webp({ quality: 82, effort: 2 }).toBuffer();
}

async function imagesOf(thing: ThingName): Promise<string> {
  const { href, farHref, shadowHref, width, height } = await cutout(thing);
  const image = (id: string, address: string, margin: number) =>
    `<image id="${id}" href="${address}" x="${-width * (0.5 + margin)}" y="${-height * (0.5 + margin)}" width="${width * (1 + 2 * margin)}" height="${height * (1 + 2 * margin)}" preserveAspectRatio="none"/>`;
  return image(thing, href, 0) + image(`${thing}-far`, farHref, MARGIN) + image(`${thing}-shadow`, shadowHref, MARGIN);
}

async function drawPiece({
  thing,
  x,
  y,
  size,
  turn = 0,
  mirrored = false,
  lift = 0,
  behind = false,
}: Piece): Promise<string> {
  const { width, height } = await cutout(thing);
  const scale = size / Math.max(width, height);
  const radians = (Math.abs(turn) * Math.PI) / 180;
  const w = width * scale;
  const h = height * scale;
  // Food is rounder than its box: turned, it reaches less far down than the corners would.
  const reach = (Math.abs(Math.cos(radians)) * h + Math.abs(Math.sin(radians)) * w * 0.8) / 2;
  const spread = (Math.abs(Math.cos(radians)) * w + Math.abs(Math.sin(radians)) * h) / 2;
  const place = (dx: number, dy: number) =>
    `transform="translate(${x + dx} ${y - lift - reach + dy}) rotate(${turn}) scale(${mirrored ? -scale : scale} ${scale})"`;
  // Turned things lie flat and throw their own outline; upright ones stand in a pool of shade.
  const lies = Math.abs(turn) > 6 || lift > 0;
  const pool = lies
    ? ''
    : contact(x + spread * 0.06, y - 5, spread * 1.1, Math.max(12, spread * 0.22), behind ? 0.8 : 1);
  const shadow = `<use href="#${thing}-shadow" ${place(size * 0.02, size * (lies ? 0.05 : 0.025))}/>`;
  return `${pool}${shadow}<use href="#${thing}${behind ? '-far' : ''}" ${place(0, 0)}/>`;
}
