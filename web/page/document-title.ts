import { useEffect } from 'react';

const BRAND = 'MêmePrix';

/** « Panier · MêmePrix » */
export function documentTitle(title?: string): string {
  return title ? `${title} · ${BRAND}` : `${BRAND} · Le même prix pour tout le monde`;
}

/** Names the tab after what the page shows once it is known, e.g. the shop; static names are in the router. */
export function useDocumentTitle(title: string | undefined): void {
  useEffect(() => {
    if (title) document.title = documentTitle(title);
  }, [title]);
}
