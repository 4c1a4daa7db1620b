import { Suspense } from 'react';
import { Outlet } from 'react-router-dom';
import { PageBoundary } from './page-boundary';
import { ContentWait } from './page-wait';

export function PageOutlet({ onFailure }: { onFailure?: () => void }) {
  return (
    <PageBoundary onFailure={onFailure}>
      <Suspense fallback={<ContentWait />}>
        <Outlet />
      </Suspense>
    </PageBoundary>
  );
}
