import { LogOut, ReceiptText, Store, CircleUserRound } from 'lucide-react';
import { use, useState } from 'react';
import { useCustomerHeaderQuery } from '../../graphql/generated/customer/header';
import { Footer } from '../../ui/site/footer/footer';
import { Header } from '../../ui/site/header/header';
import { PageFrame } from '../../ui/site/page-frame/page-frame';
import { faultCode } from '../page/faults';
import { house } from '../page/site-config';
import { readSession, useSession } from '../session/session';
import { useLeave } from '../session/use-leave';
import * as t from './app.texts';
import { LateFooterLine, LateLanguage, LateRunningOrder } from './deferred-features';
import { PageContext } from './page-context';
import { PageOutlet } from './page-outlet';

export function CustomerLayout() {
  const leave = useLeave();
  const { width, shopId, asksForHeader, brief } = use(PageContext);
  // A shop that does not exist has no cart, so the header is queried without it and still shows who is signed in.
  const [absentId, setAbsentId] = useState<string>();
  const inShop = Boolean(shopId) && shopId !== absentId;
  // A page that normally queries the header's data leaves it to the header when its own query fails.
  const [failedId, setFailedId] = useState<string>();
  const variables = { shopId: shopId ?? '', inShop };
  const { error } = useCustomerHeaderQuery({ variables, skip: inShop && asksForHeader && shopId !== failedId });
  const { data, previousData } = useCustomerHeaderQuery({
    variables,
    fetchPolicy: 'cache-only',
    nextFetchPolicy: 'cache-only',
  });
  if (inShop && faultCode(error) === 'NOT_FOUND') setAbsentId(shopId);
  const { viewer, cart, latestCart } = data ?? previousData ?? {};
  // Pieces in all carts: `itemCount` in the cart of the current shop, else in the cart last used, and `elsewhereCount`
  // in the others.
  const { itemCount = 0, elsewhereCount = 0 } = latestCart ?? cart ?? {};
  const count = itemCount + elsewhereCount;
  const { customer, owner } = useSession();

  return (
    <PageFrame
      width={width}
      header={
        <Header
          homeHref="/userSearch"
          cart={{ href: shopId && !elsewhereCount ? `/cart/${shopId}` : '/cart', count }}
          userName={viewer?.name}
          menu={[
            // An owner looking at an order of the shop came from the board and needs the way back.
            ...(owner ? [{ label: t.board(), href: '/ownerorders', icon: <Store aria-hidden="true" /> }] : []),
            { label: t.orders(), href: '/user-ordersPage', icon: <ReceiptText aria-hidden="true" /> },
            ...(customer?.isGuest
              ? []
              : [{ label: t.account(), href: '/account', icon: <CircleUserRound aria-hidden="true" /> }]),
            {
              label: t.signOut(),
              onPress: () => leave(readSession().customer ? 'customer' : 'owner'),
              icon: <LogOut aria-hidden="true" />,
            },
          ]}
        />
      }
      footer={
        brief ? (
          <LateFooterLine />
        ) : (
          <>
            <Footer {...house} more={<LateLanguage />} />
            {/* The cart bar floats over the end of a shop’s pages. */}
            {shopId && itemCount > 0 && <div className="h-24 bg-sunken with-cart:hidden" />}
          </>
        )
      }
      dock={customer && <LateRunningOrder />}
    >
      <PageOutlet onFailure={() => setFailedId(shopId)} />
    </PageFrame>
  );
}
