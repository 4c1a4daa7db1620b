import { use } from 'react';
import { Footer } from '../../ui/site/footer/footer';
import { Header } from '../../ui/site/header/header';
import { PageFrame } from '../../ui/site/page-frame/page-frame';
import { house } from '../page/site-config';
import { useSession } from '../session/session';
import { CustomerLayout } from './customer-layout';
import { LateLanguage } from './deferred-features';
import { PageContext } from './page-context';
import { PageOutlet } from './page-outlet';

/** Layout of public pages: signed-in users keep cart and menu, visitors find the login. */
export function PublicLayout() {
  const { customer, owner } = useSession();
  return customer || owner ? <CustomerLayout /> : <VisitorLayout />;
}

/** Layout for visitors: only the site's name, no personal data. */
export function VisitorLayout() {
  const { width } = use(PageContext);
  return (
    <PageFrame width={width} header={<Header homeHref="/" />} footer={<Footer {...house} more={<LateLanguage />} />}>
      <PageOutlet />
    </PageFrame>
  );
}
