import { parseUrl } from './socials';

/** Path of the page whose link led here, from the state that web/app/app.tsx sets; undefined without such a link. */
export function cameFrom(state: unknown): string | undefined {
  return typeof state === 'string' ? parseUrl(state)?.pathname : undefined;
}
