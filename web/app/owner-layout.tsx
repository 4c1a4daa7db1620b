import { CircleUserRound, LogOut } from 'lucide-react';
import { lazy, Suspense, use, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { useOwnerHeaderQuery } from '../../graphql/generated/owner/header';
import { Header } from '../../ui/site/header/header';
import type { HeaderLink } from '../../ui/site/header/header-menu';
import { PageFrame } from '../../ui/site/page-frame/page-frame';
import { untilLoaded } from '../offline/until-loaded';
import { useAtRest } from '../page/use-at-rest';
import { beforeLeavingPage } from '../page/use-unsaved';
import { useSession } from '../session/session';
import { useLeave } from '../session/use-leave';
import * as t from './owner-layout.texts';
import { PageContext, type OwnerPlace } from './page-context';
import { PageOutlet } from './page-outlet';
import { VisitorLayout } from './public-layout';

const places: { place: OwnerPlace; label: () => string; href: string }[] = [
  { place: 'orders', label: t.orders, href: '/ownerorders' },
  { place: 'voice', label: t.voice, href: '/voice' },
  { place: 'menu', label: t.menu, href: '/AddItems' },
  { place: 'ingredients', label: t.ingredients, href: '/restaurant/ingredients-page' },
  { place: 'options', label: t.options, href: '/restaurant/options' },
  { place: 'mealDeals', label: t.mealDeals, href: '/restaurant/formules' },
  { place: 'figures', label: t.figures, href: '/restaurant/dashboard' },
  { place: 'payouts', label: t.payouts, href: '/restaurantPaymentSetupPage' },
  { place: 'settings', label: t.settings, href: '/reglages' },
];

const OrderAlerts = lazy(async () => ({
  default: (await untilLoaded(() => import('../owner/board/order-alerts'))).OrderAlerts,
}));

export function OwnerLayout() {
  const leave = useLeave();
  const { width, place: current } = use(PageContext);
  const { data } = useOwnerHeaderQuery();
  const onBoard = useLocation().pathname === '/ownerorders';
  const atRest = useAtRest();
  const [newOrders, setNewOrders] = useState<HeaderLink['count']>();

  return (
    <PageFrame
      width={width}
      header={
        <Header
          homeHref="/ownerorders"
          links={places.map(({ place, label, href }) => ({
            label: label(),
            href,
            current: place === current,
            count: place === 'orders' ? newOrders : undefined,
          }))}
          userName={data?.viewer?.name}
          menu={[
            { label: t.account(), href: '/reglages/compte', icon: <CircleUserRound aria-hidden="true" /> },
            {
              label: t.signOut(),
              onPress: () => beforeLeavingPage(() => leave('owner')),
              icon: <LogOut aria-hidden="true" />,
            },
          ]}
        />
      }
    >
      {atRest && !onBoard && (
        <Suspense>
          <OrderAlerts onCount={setNewOrders} />
        </Suspense>
      )}
      <PageOutlet />
    </PageFrame>
  );
}

/** Layout of owners' public pages: a signed-in owner keeps the navigation, a visitor finds the login on the page. */
export function OwnerPublicLayout() {
  const { owner } = useSession();
  return owner ? <OwnerLayout /> : <VisitorLayout />;
}
