import { createRequire } from 'node:module';
import sharp from 'sharp';
import { breads } from './drawn-breads';
import { drinks } from './drawn-drinks';
import { meals } from './drawn-meals';
import { pastries } from './drawn-pastries';
import { sandwiches } from './drawn-sandwiches';
import { codepoints, type EmojiName } from './emoji';

const drawings = { ...breads, ...pastries, ...sandwiches, ...meals, ...drinks };

/** Whatever can lie on a table: an emoji or a drawing of ours. */
export type ThingName = EmojiName | keyof typeof drawings;

/** A thing cut to its own outline, ready to be embedded. Addresses are PNG data. */
export interface Cutout {
  href: string;
  width: number;
  height: number;
  /** The same out of focus. */
  farHref: string;
  /** Its soft shadow. Both carry a margin, of which `MARGIN` times the size on each side. */
  shadowHref: string;
}

/** Room around blurred copies, as a share of width and height. */
export const MARGIN = 0.15;

const SIDE = 420;
/** These files live for one drawing only. */
const QUICK = { compressionLevel: 1 };
const packageFile = createRequire(import.meta.url).resolve('@lobehub/fluent-emoji-3d/package.json');
const known = new Map<ThingName, Promise<Cutout>>();

export function cutout(name: ThingName): Promise<Cutout> {
  let promise = known.get(name);
  if (!promise) known.set(name, (promise = isEmoji(name) ? cutEmoji(name) : cutDrawing(drawings[name])));
  return promise;
}

function isEmoji(name: string): name is EmojiName {
  return Object.hasOwn(codepoints, name);
}

async function cutEmoji(name: EmojiName): Promise<Cutout> {
  const file = packageFile.replace('package.json', `assets/${codepoints[name]}.webp`);
  const { data, info } = await sharp(file)
    .trim({ threshold: 0 })
    .resize({ width: SIDE, height: SIDE, fit: 'inside', kernel: 'lanczos3' })
    .png(QUICK)
    .toBuffer({ resolveWithObject: true });
  return embedded(data, info);
}

async function cutDrawing(drawing: string): Promise<Cutout> {
  const names = new Set([...drawing.matchAll(/<use href="#(\w+)"/g)].map((match) => match[1] ?? ''));
  const emoji = await Promise.all(
    [...names].filter(isEmoji).map(async (name) => {
      const { href, width, height } = await cutout(name);
      const scale = 256 / Math.max(width, height);
      return `<image id="${name}" href="${href}" x="${128 - (width * scale) / 2}" y="${128 - (height * scale) / 2}" width="${width * scale}" height="${height * scale}"/>`;
    }),
  );
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 256 256" width="512" height="512"><defs>${emoji.join('')}</defs>${drawing}</svg>`;
  const { data, info } = await sharp(Buffer.from(svg))
    .trim({ threshold: 0 })
    .png(QUICK)
    .toBuffer({ resolveWithObject: true });
  return embedded(data, info);
}

async function embedded(image: Buffer, { width, height }: { width: number; height: number }): Promise<Cutout> {
  const small = { width: Math.ceil(width / 4), height: Math.ceil(height / 4) };
  const margin = { x: Math.round(small.width * MARGIN), y: Math.round(small.height * MARGIN) };
  const { data: padded, info } = await sharp(image)
    .resize({ ...small, kernel: 'linear' })
    .extend({ left: margin.x, right: margin.x, top: margin.y, bottom: margin.y, background: '#0000' })
    .raw()
    .toBuffer({ resolveWithObject: true });
  const raw = { width: info.width, height: info.height, channels: 4 } as const;
  const [far, shadow] = await Promise.all([
    sharp(padded, { raw }).blur(1.3).png(QUICK).toBuffer(),
    sharp(padded, { raw }).blur(3.8).linear([0, 0, 0, 0.6], [40, 22, 10, 0]).png(QUICK).toBuffer(),
  ]);
  return { href: dataAddress(image), width, height, farHref: dataAddress(far), shadowHref: dataAddress(shadow) };
}

function dataAddress(png: Buffer): string {
  return `data:image/png;base64,${png.toString('base64')}`;
}
