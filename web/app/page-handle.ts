import { useMatches } from 'react-router-dom';
import type { PageFrameProps } from '../../ui/site/page-frame/page-frame';

/** What the frame around a page must know of it; the `handle` of its route. */
export interface PageHandle {
  /** Name of the tab until the page knows better. */
  title?: string;
  /** @default 'wide' */
  width?: PageFrameProps['width'];
}

/** The handle of the page one is on. */
export function usePageHandle(): PageHandle {
  return (useMatches().at(-1)?.handle ?? {}) as PageHandle;
}
