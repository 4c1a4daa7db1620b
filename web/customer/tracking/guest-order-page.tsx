import { useParams } from 'react-router-dom';
import { useGuestOrderPageQuery } from '../../../graphql/generated/customer/tracking';
import { TrackingScreen } from './tracking-screen';

// Subscriptions need a session, so guests poll.
const POLL = { pollInterval: 15_000, skipPollAttempt: () => document.hidden };

/** Page behind a guest's mailed link, on any device: one order with its actions, and access to nothing else. */
export function GuestOrderPage() {
  const { key = '' } = useParams();
  const query = useGuestOrderPageQuery({ variables: { key }, ...POLL });
  return <TrackingScreen linkKey={key} query={query} order={query.data?.guestOrder} />;
}
