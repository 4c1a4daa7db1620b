import { Suspense, use } from 'react';
import { Outlet } from 'react-router-dom';
import { Footer } from '../../ui/site/footer/footer';
import { Header } from '../../ui/site/header/header';
import { PageFrame } from '../../ui/site/page-frame/page-frame';
import { house } from '../page/house';
import { useSession } from '../session/session';
import { CustomerLayout } from './customer-layout';
import { LateLanguage } from './late-parts';
import { PageBoundary } from './page-boundary';
import { PageContext } from './page-context';
import { ContentWait } from './page-wait';

/** Around pages everybody may read: somebody signed in keeps cart and menu, a visitor finds the login. */
export function PublicLayout() {
  const { customer, owner } = useSession();
  return customer || owner ? <CustomerLayout /> : <VisitorLayout />;
}

/** Around what a visitor reads: the name of the house, and nothing of anybody’s. */
export function VisitorLayout() {
  const { width } = use(PageContext);
  return (
    <PageFrame width={width} header={<Header homeHref="/" />} footer={<Footer {...house} more={<LateLanguage />} />}>
      <PageBoundary>
        <Suspense fallback={<ContentWait />}>
          <Outlet />
        </Suspense>
      </PageBoundary>
    </PageFrame>
  );
}
