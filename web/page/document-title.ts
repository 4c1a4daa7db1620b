import { useEffect } from 'react';
import { name, tagline } from '../../ui/site/brand/brand.texts';

/** « Panier · MêmePrix » */
export function documentTitle(title?: string): string {
  return title ? `${title} · ${name()}` : `${name()} · ${tagline()}`;
}

/** Names the tab after what the page shows once it is known, e.g. the shop; static names are in the router. */
export function useDocumentTitle(title: string | undefined): void {
  useEffect(() => {
    if (title) document.title = documentTitle(title);
  }, [title]);
}
