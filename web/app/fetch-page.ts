import { matchRoutes, type RouteObject } from 'react-router-dom';
import type { PageHandle } from './page-context';

export async function fetchPage(routes: RouteObject[], address: { pathname: string }): Promise<void> {
  const handle = matchRoutes(routes, address)?.at(-1)?.route.handle as PageHandle | undefined;
  await handle?.load?.().catch(() => undefined);
}
