import { useEffect } from 'react';
import { name, tagline } from '../../ui/site/brand/brand.texts';

/** Formats a document title: « Panier · MêmePrix ». */
export function documentTitle(title?: string): string {
  return title ? `${title} · ${name()}` : `${name()} · ${tagline()}`;
}

/** Sets the tab's title once the page's content is known, e.g. the shop's name; static titles are in the router. */
export function useDocumentTitle(title: string | undefined): void {
  useEffect(() => {
    if (title) document.title = documentTitle(title);
  }, [title]);
}
