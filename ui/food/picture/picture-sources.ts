const WIDTHS = [400, 800, 1600];
const END = '-800.webp';

/** What an image element is told beside its address: a picture whose address ends in its width is there in others too. */
export function sourcesOf(imageUrl: string, eager: boolean): { srcSet: string; sizes: string } | undefined {
  if (!imageUrl.endsWith(END)) return undefined;
  const stem = imageUrl.slice(0, -END.length);
  const srcSet = WIDTHS.map((width) => `${stem}-${width}.webp ${width}w`).join(', ');
  // Fetched late, it is as wide as its place by then; at once, nobody knows that place yet.
  return { srcSet, sizes: eager ? '100vw' : 'auto, 50vw' };
}
