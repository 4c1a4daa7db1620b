import { parseUrl } from './socials';

/** The path of the page a link was on, out of the navigation state links leave (web/app/link-navigation.ts); undefined where none led here. */
export function cameFrom(state: unknown): string | undefined {
  return typeof state === 'string' ? parseUrl(state)?.pathname : undefined;
}
