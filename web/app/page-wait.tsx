import { use } from 'react';
import { Loading, Skeleton } from '../../ui/base/skeleton/skeleton';
import { PageFrame } from '../../ui/site/page-frame/page-frame';
import { loading } from './app.texts';
import { PageContext } from './page-context';

const Wait = () => (
  <Loading label={loading()}>
    <Skeleton className="h-64" />
  </Loading>
);

export function ContentWait() {
  const { width } = use(PageContext);
  return (
    // A full-width page leaves its margins to its content. Screen height keeps the footer from jumping.
    <div className={`min-h-dvh ${width === 'full' ? 'px-4 py-8 md:px-8' : ''}`}>
      <Wait />
    </div>
  );
}

export function PageWait() {
  return (
    <PageFrame>
      <Wait />
    </PageFrame>
  );
}
