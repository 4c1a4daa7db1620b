import { useApolloClient } from '@apollo/client/react';
import { useEffect, useState, useSyncExternalStore } from 'react';
import { useNavigate, useParams } from 'react-router-dom';
import { useGuestDoorQuery, useStartGuestMutation } from '../../../graphql/generated/customer/guest';
import { SERVICE_CHARGE_CENTS } from '../../../graphql/rules/service-charge';
import { LinkButton } from '../../../ui/base/link-button/link-button';
import { Notice } from '../../../ui/base/notice/notice';
import { Skeleton } from '../../../ui/base/skeleton/skeleton';
import { CartLines } from '../../../ui/food/cart-line/cart-line';
import { PriceBreakdown } from '../../../ui/food/price-breakdown/price-breakdown';
import { GuestForm, type Guest } from '../../../ui/site/guest-form/guest-form';
import { followDeviceCarts, linesOf, setDeviceLine, storedCart } from '../../ordering/device-cart';
import { deviceLine, pricedOnDevice } from '../../ordering/device-lines';
import { joinDeviceCarts } from '../../ordering/join-device-carts';
import { TypedForm } from '../../page/typed-form';
import { useRequest } from '../../page/use-request';
import { Door } from '../../session/auth-page';
import { guestEmail } from '../../session/device';
import { signIn, useSession } from '../../session/session';
import { orderTime } from '../../shops/order-time';
import * as t from './guest.texts';

/** Target of « Commander » on a public page: to the cart when signed in, else sign in, sign up or order as a guest. */
export function GuestPage() {
  const { shopId = '' } = useParams();
  const { customer, owner } = useSession();
  const somebody = customer ?? owner;
  return somebody && !somebody.looksExpired ? <Joining shopId={shopId} /> : <GuestCart shopId={shopId} />;
}

function Joining({ shopId }: { shopId: string }) {
  const client = useApolloClient();
  const navigate = useNavigate();
  const [failure, setFailure] = useState<{ error: unknown }>();
  useEffect(() => {
    joinDeviceCarts(client, shopId).then(
      () => void navigate(`/cart/${shopId}`, { replace: true }),
      (error: unknown) => setFailure({ error }),
    );
  }, [client, navigate, shopId]);
  if (failure) throw failure.error;
  return <GuestWait />;
}

function GuestCart({ shopId }: { shopId: string }) {
  const { data, error } = useGuestDoorQuery({ variables: { shopId } });
  const [start] = useStartGuestMutation();
  const request = useRequest();
  const stored = useSyncExternalStore(followDeviceCarts, () => storedCart(shopId));
  if (error) throw error;
  if (!data) return <GuestWait />;
  const { name: shop, slug, asksPhone } = data.shop;
  const when = orderTime(data.shop);
  const lines = linesOf(stored).map((line) => deviceLine(line, data.shop));
  const sum = (of: 'quantity' | 'lineCents') => lines.reduce((all, line) => all + line[of], 0);
  const count = sum('quantity');
  const { subtotalCents, mealDeals, totalCents } = pricedOnDevice(linesOf(stored), lines, data.shop);
  const onQuantityChange = (id: string, quantity: number) => setDeviceLine(shopId, id, quantity);

  const onSubmit = (input: Guest) =>
    request.send(
      () => start({ variables: { input } }),
      ({ token }) => {
        guestEmail(input.email);
        signIn('customer', token);
      },
    );

  return (
    <TypedForm>
      <Door title={t.title()} text={count > 0 ? t.inCart({ shop, count }) : t.nothing(shop)}>
        {when && <Notice tone="caution">{when.text}</Notice>}
        <section
          aria-labelledby="articles"
          className="grid gap-4 rounded-card border border-line bg-surface p-4 shadow-card"
        >
          <h2 id="articles" className="text-xl">
            {t.items()}
          </h2>
          <CartLines compact {...{ lines, onQuantityChange }} onRemove={(id) => onQuantityChange(id, 0)} />
          {count > 0 && (
            <PriceBreakdown {...{ subtotalCents, mealDeals, totalCents }} serviceChargeCents={SERVICE_CHARGE_CENTS} />
          )}
          <LinkButton href={`/chez/${slug}`} tone={count > 0 ? 'quiet' : 'accent'}>
            {t.toMenu()}
          </LinkButton>
        </section>
        {count > 0 && when?.canOrder !== false && (
          <GuestForm {...{ asksPhone, onSubmit }} busy={request.busy} error={request.error} />
        )}
      </Door>
    </TypedForm>
  );
}

/** Shown until the shop is loaded, or until the device cart has been merged into the account's cart. */
function GuestWait() {
  return (
    <Door title={t.title()} text={t.moment()}>
      <Skeleton className="h-64" />
    </Door>
  );
}
