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

/** Where an owner goes in a day; a place with several addresses is marked at each. */
const places = [
  { label: 'Commandes', href: '/ownerorders', paths: ['/ownerorders'] },
  {
    label: 'Carte',
    href: '/AddItems',
    paths: [
      '/AddItems',
      '/boulangerie/addItems',
      '/restaurant/addrestmenu',
      '/restaurant/addCategory',
      '/addCategoryAndItems',
      '/boulangerie/addCategoryAndItems',
      '/restaurant/addCategoryAndItems',
      '/menu-selection',
      '/restaurant/add-sandwich',
      '/add-pizza',
      '/add-drink',
    ],
  },
  {
    label: 'Ingrédients',
    href: '/restaurant/ingredients-page',
    paths: ['/restaurant/ingredients-page', '/drinks', '/meat', '/sauces'],
  },
  { label: 'Chiffres', href: '/restaurant/dashboard', paths: ['/restaurant/dashboard'] },
  { label: 'Paiements', href: '/restaurantPaymentSetupPage', paths: ['/restaurantPaymentSetupPage'] },
];

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
          links={places.map(({ label, href, paths }) => ({ label, href, current: paths.includes(pathname) }))}
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
