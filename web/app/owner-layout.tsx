import { LogOut } from 'lucide-react';
import { Suspense, use } from 'react';
import { Outlet, useLocation, useNavigate } from 'react-router-dom';
import { useOwnerHeaderQuery } from '../../graphql/generated/owner/header';
import { Header } from '../../ui/site/header/header';
import { PageFrame } from '../../ui/site/page-frame/page-frame';
import { signOut } from '../shared/session';
import { PageBoundary } from './page-boundary';
import { PageContext } from './page-context';
import { ContentWait } from './page-wait';

const places = [{ label: 'Commandes', href: '/ownerorders' }];

/** Header with the owner’s places and the content: around every page behind the counter. */
export function OwnerLayout() {
  const navigate = useNavigate();
  const { pathname } = useLocation();
  const { width } = use(PageContext);
  const { data } = useOwnerHeaderQuery();

  const leave = () => {
    signOut('owner');
    void navigate('/ownerloginform', { replace: true });
  };

  return (
    <PageFrame
      width={width}
      header={
        <Header
          homeHref="/ownerorders"
          links={places.map((place) => ({ ...place, current: place.href === pathname }))}
          userName={data?.viewer?.name}
          menu={[{ label: 'Se déconnecter', onPress: leave, icon: <LogOut aria-hidden="true" /> }]}
        />
      }
    >
      <PageBoundary>
        <Suspense fallback={<ContentWait />}>
          <Outlet />
        </Suspense>
      </PageBoundary>
    </PageFrame>
  );
}
