/** Addresses the product’s one page answers; what the server itself answers, and files, are left alone. */
export const isPage =
  /^\/(?!(?:api|graphql|uploads|assets|v1|sandbox|healthz|readyz|chez|pres-de|commande)(?:[/?]|$))[^.?]*(?:\?|$)/;

/** A picture of the shop’s or of ours; its name changes with its content. */
export function isPicture(url: URL, origin: string): boolean {
  return url.origin === origin && url.pathname.startsWith('/uploads/');
}
