import { useApolloClient } from '@apollo/client/react';
import { useEffect, useState, useSyncExternalStore } from 'react';
import { useNavigate, useParams } from 'react-router-dom';
import { useGuestDoorQuery, useStartGuestMutation } from '../../../graphql/generated/customer/guest';
import type { Guest } from '../../../ui/site/guest-form/guest-form';
import { followDeviceCarts, linesOf, setDeviceLine, storedCart } from '../../ordering/device-cart';
import { deviceLine } from '../../ordering/device-lines';
import { joinDeviceCarts } from '../../ordering/join-device-carts';
import { errorMessage } from '../../page/faults';
import { refusalMessage } from '../../page/refusals';
import { guestEmail } from '../../session/device';
import { signIn, useSession } from '../../session/session';
import { orderTime } from '../../shops/order-time';
import { GuestScreen, GuestWait } from './guest-screen';
import { TypedForm } from '../../page/typed-form';

/**
 * Target of « Commander » on a public page: a signed-in user finds the items in their own cart, a visitor signs in,
 * signs up or orders as a guest.
 */
export function GuestPage() {
  const { shopId = '' } = useParams();
  const { customer, owner } = useSession();
  const somebody = customer ?? owner;
  return somebody && !somebody.looksExpired ? <Joining shopId={shopId} /> : <Door shopId={shopId} />;
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

function Door({ shopId }: { shopId: string }) {
  const { data, error } = useGuestDoorQuery({ variables: { shopId } });
  const [start, { loading }] = useStartGuestMutation();
  const [refusal, setRefusal] = useState<string>();
  const stored = useSyncExternalStore(followDeviceCarts, () => storedCart(shopId));
  if (error) throw error;
  if (!data) return <GuestWait />;
  const { name, slug, asksPhone } = data.shop;

  const onSubmit = async (input: Guest) => {
    setRefusal(undefined);
    try {
      const answer = (await start({ variables: { input } })).data?.startGuest;
      if (answer?.__typename === 'Session') {
        guestEmail(input.email);
        signIn('customer', answer.token);
      } else if (answer) setRefusal(refusalMessage(answer));
    } catch (fault) {
      setRefusal(errorMessage(fault));
    }
  };

  return (
    <TypedForm>
      <GuestScreen
        shop={name}
        menuHref={`/chez/${slug}`}
        when={orderTime(data.shop)}
        lines={linesOf(stored).map((line) => deviceLine(line, data.shop))}
        onQuantityChange={(id, quantity) => setDeviceLine(shopId, id, quantity)}
        asksPhone={asksPhone}
        busy={loading}
        error={refusal}
        onSubmit={(guest) => void onSubmit(guest)}
      />
    </TypedForm>
  );
}
