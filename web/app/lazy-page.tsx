import { lazy, type ComponentType } from 'react';
import type { RouteObject } from 'react-router-dom';
import type { PageHandle } from './page-context';
import { duringLoad } from './page-progress';

/** One page of the route map, its code fetched when it is first opened. */
export function page(path: string, load: () => Promise<ComponentType>, handle: PageHandle = {}): RouteObject {
  const Page = lazy(async () => ({ default: await duringLoad(load()) }));
  return { path, element: <Page />, handle: { ...handle, load } };
}
