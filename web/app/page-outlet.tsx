import { Suspense, use } from 'react';
import { Outlet } from 'react-router-dom';
import { PageBoundary } from './page-boundary';
import { PageContext } from './page-context';
import { Wait } from './page-wait';

export function PageOutlet({ onFailure }: { onFailure?: () => void }) {
  const { width } = use(PageContext);
  // A full-width page leaves its margins to its content. Screen height keeps the footer from jumping.
  const wait = (
    <div className={`min-h-dvh ${width === 'full' ? 'px-4 py-8 md:px-8' : ''}`}>
      <Wait />
    </div>
  );
  return (
    <PageBoundary onFailure={onFailure}>
      <Suspense fallback={wait}>
        <Outlet />
      </Suspense>
    </PageBoundary>
  );
}
