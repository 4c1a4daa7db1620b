import { lazy, useState, type ComponentType } from 'react';
import { matchRoutes, type RouteObject } from 'react-router-dom';
import type { PageHandle } from './page-context';
import { duringLoad } from './page-progress';

export function page(path: string, load: () => Promise<ComponentType>, handle: PageHandle = {}): RouteObject {
  let loaded: ComponentType | undefined;
  const fetched = async () => (loaded = await load());
  const Late = lazy(async () => ({ default: await duringLoad(fetched()) }));
  const Page = () => {
    // Renders a page that is already loaded without suspending; `useState` keeps a page that started lazy the same
    // component once it is loaded.
    const [Shown] = useState<ComponentType>(() => loaded ?? Late);
    return <Shown />;
  };
  return { path, element: <Page />, handle: { ...handle, load: fetched } };
}

export async function fetchPage(routes: RouteObject[], address: { pathname: string }): Promise<void> {
  const handle = matchRoutes(routes, address)?.at(-1)?.route.handle as PageHandle | undefined;
  await handle?.load?.().catch(() => undefined);
}
