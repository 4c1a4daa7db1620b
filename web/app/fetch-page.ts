import { matchRoutes, type RouteObject } from 'react-router-dom';
import type { PageHandle } from './page-context';

/** Waits for the code of the page of an address; where it does not come, the page itself says so. */
export async function fetchPage(routes: RouteObject[], address: { pathname: string }): Promise<void> {
  const handle = matchRoutes(routes, address)?.at(-1)?.route.handle as PageHandle | undefined;
  await handle?.load?.().catch(() => undefined);
}
