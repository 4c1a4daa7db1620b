/** Addresses answered with the app's page; addresses the server answers itself, and files, are left to the network. */
export const isPage =
  /^\/(?!(?:api|graphql|uploads|assets|v1|sandbox|healthz|readyz|chez|pres-de|commande)(?:[/?]|$))[^.?]*(?:\?|$)/;

/** Whether the URL is a picture on our server; its name changes with its content, so it can be cached. */
export function isPicture(url: URL, origin: string): boolean {
  return url.origin === origin && url.pathname.startsWith('/uploads/');
}
