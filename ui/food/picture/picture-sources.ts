const WIDTHS = [400, 800, 1600];
const ONE_OF_SEVERAL = /-800\.webp$/;

/** What an image element is told beside its address: a picture whose address ends in its width is there in others too. */
export function sourcesOf(imageUrl: string, eager: boolean): { srcSet: string; sizes: string } | undefined {
  if (!ONE_OF_SEVERAL.test(imageUrl)) return undefined;
  const srcSet = WIDTHS.map((width) => `${imageUrl.replace(ONE_OF_SEVERAL, `-${width}.webp`)} ${width}w`).join(', ');
  // Fetched late, it is as wide as its place by then; at once, nobody knows that place yet.
  return { srcSet, sizes: eager ? '(min-width: 48rem) 50vw, 100vw' : 'auto, (min-width: 48rem) 33vw, 100vw' };
}
