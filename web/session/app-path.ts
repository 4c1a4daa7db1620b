import { fieldsOf } from '../page/untyped';

/** Returns a path of this app that is safe to navigate to; null for other sites and for look-alikes of a path. */
export function appPath(candidate: unknown): string | null {
  if (typeof candidate !== 'string' || !candidate.startsWith('/')) return null;
  try {
    const url = new URL(candidate, location.origin);
    // « //elsewhere » and « /\elsewhere » are addresses of other hosts, and « /.//elsewhere » resolves to one.
    if (url.origin !== location.origin || url.pathname.startsWith('//')) return null;
    return url.pathname + url.search + url.hash;
  } catch {
    return null;
  }
}

/** Navigation state in which a guard remembers the requested page until after the login. */
export interface Origin {
  from: string;
}

/** Where to go after a login: the remembered path of this app, else the usual one. */
export function afterLogin(state: unknown, usual: string): string {
  return appPath(fieldsOf(state)['from']) ?? usual;
}
