import { parseUrl } from './socials';

/**
 * Path of the page whose link led here, from the navigation state that links set (web/app/app.tsx);
 * undefined when no link of this app led here.
 */
export function cameFrom(state: unknown): string | undefined {
  return typeof state === 'string' ? parseUrl(state)?.pathname : undefined;
}
