const WIDTHS = [400, 800, 1600];
const END = '-800.webp';

/** What an image element is told beside its address: a picture whose address ends in its width is there in others too, and in AVIF. */
export function sourcesOf(imageUrl: string, width: string, eager: boolean) {
  if (!imageUrl.endsWith(END)) return undefined;
  const stem = imageUrl.slice(0, -END.length);
  const srcSet = (format: string) => WIDTHS.map((width) => `${stem}-${width}.${format} ${width}w`).join(', ');
  // Fetched late, it is as wide as its place by then; at once, nobody knows that place yet.
  return { avif: srcSet('avif'), srcSet: srcSet('webp'), sizes: eager ? width : `auto, ${width}` };
}
