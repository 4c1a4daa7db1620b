/** A path of this application, fit to be navigated to; null for other sites and anything that only looks like a path. */
export function appPath(candidate: unknown): string | null {
  if (typeof candidate !== 'string' || !candidate.startsWith('/')) return null;
  try {
    const url = new URL(candidate, location.origin);
    // « //elsewhere » and « /\elsewhere » are addresses of other hosts, and what « /.//elsewhere » comes to is one.
    if (url.origin !== location.origin || url.pathname.startsWith('//')) return null;
    return url.pathname + url.search + url.hash;
  } catch {
    return null;
  }
}

/** What a guard remembers of where somebody wanted to go, for after the login. */
export interface Origin {
  from: string;
}

/** Where to go on after a login: the remembered path of this application, else the usual one. */
export function afterLogin(state: unknown, usual: string): string {
  const from = typeof state === 'object' && state !== null && 'from' in state ? appPath(state.from) : null;
  return from ?? usual;
}
