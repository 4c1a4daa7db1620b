import { lazy, useState, type ComponentType } from 'react';
import type { RouteObject } from 'react-router-dom';
import type { PageHandle } from './page-context';
import { duringLoad } from './page-progress';

export function page(path: string, load: () => Promise<ComponentType>, handle: PageHandle = {}): RouteObject {
  let loaded: ComponentType | undefined;
  const fetched = async () => (loaded = await load());
  const Late = lazy(async () => ({ default: await duringLoad(fetched()) }));
  const Page = () => {
    // What is there is shown in the same breath; and what began late stays the same component.
    const [Shown] = useState<ComponentType>(() => loaded ?? Late);
    return <Shown />;
  };
  return { path, element: <Page />, handle: { ...handle, load: fetched } };
}
