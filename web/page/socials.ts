import type { FooterLink } from '../../ui/site/footer/footer';
import { headEntry } from './site-config';
import * as t from './socials.texts';

const NETWORKS: Record<string, () => string> = {
  facebook: t.facebook,
  instagram: t.instagram,
  linkedin: t.linkedIn,
  tiktok: t.tikTok,
  twitter: t.x,
  x: t.x,
  youtube: t.youTube,
};

/** Links to the operator's social networks, shown late at the end of each page. */
export function socials(): FooterLink[] {
  return (headEntry('social-links') ?? '').split(/\s+/).filter(Boolean).flatMap(socialLink);
}

function socialLink(href: string): FooterLink[] {
  const url = parseUrl(href);
  if (!url) return [];
  const network = url.hostname.split('.').at(-2) ?? '';
  return [{ label: NETWORKS[network]?.() ?? network, href }];
}

/** Returns null when the text is no URL; `URL.canParse` is missing in some supported browsers. */
export function parseUrl(text: string): URL | null {
  try {
    return new URL(text);
  } catch {
    return null;
  }
}
