import { use } from 'react';
import { Footer } from '../../ui/site/footer/footer';
import { Header } from '../../ui/site/header/header';
import { PageFrame } from '../../ui/site/page-frame/page-frame';
import { house } from '../page/house';
import { useSession } from '../session/session';
import { CustomerLayout } from './customer-layout';
import { LateLanguage } from './late-parts';
import { PageContext } from './page-context';
import { PageOutlet } from './page-outlet';

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
      <PageOutlet />
    </PageFrame>
  );
}
