/** Navigation state of a page that a link led to: the address of the page the link was on. */
export interface CameFrom {
  cameFrom: string;
}

/** For a navigation that starts here and now. */
export function cameFromHere(): CameFrom {
  return { cameFrom: location.pathname + location.search };
}

/** Where a link was that led here; undefined where anything else did. */
export function readCameFrom(state: unknown): string | undefined {
  const { cameFrom } = (typeof state === 'object' && state !== null ? state : {}) as Partial<CameFrom>;
  return typeof cameFrom === 'string' ? cameFrom : undefined;
}
