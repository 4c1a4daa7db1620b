import { lazy, useEffect, useState } from 'react';
import { Navigate, Outlet, useLocation } from 'react-router-dom';
import { useSessionCheckQuery } from '../../graphql/generated/shared/session';
import { confirmToken, ownerTokenNamesNobody, signOut, useSession, type Identity, type Side } from '../session/session';
import type { Origin } from '../session/app-path';
import type { NoticeState } from '../session/notice-state';
import { sessionOver } from './app.texts';
import { PageWait } from './page-wait';
import type { EndedState } from './no-access';

const SessionOver = lazy(async () => ({ default: (await import('./no-access')).SessionOver }));
const WrongAccountType = lazy(async () => ({ default: (await import('./no-access')).WrongAccountType }));

/** Admits everyone who is signed in on either side, because an owner may order too (specification 9.1). */
export function CustomerGuard() {
  const { customer, owner } = useSession();
  const ended = useEnded(customer ? 'customer' : owner && 'owner');
  if (customer) return <Checked side="customer" identity={customer} />;
  if (owner) return <Checked side="owner" identity={owner} />;
  return ended === 'owner' ? <SessionOver /> : <ToLogin notice={ended ? sessionOver() : undefined} />;
}

/** Admits owners only; customers see that the account type is wrong, visitors the login (specification 9.1). */
export function OwnerGuard() {
  const { customer, owner } = useSession();
  const ended = useEnded(owner && 'owner');
  if (owner) return <Checked side="owner" identity={owner} />;
  if (ended) return <SessionOver />;
  if (ownerTokenNamesNobody()) return <WrongAccountType reason="noShop" />;
  return customer ? <WrongAccountType reason="noToken" /> : <ToLogin />;
}

/** Side whose session ended while this page was open or before it was reloaded; null while a session is active. */
function useEnded(present: Side | null): Side | null {
  const { state } = useLocation() as { state: Partial<EndedState> | null };
  const [last, setLast] = useState(state?.ended ?? null);
  if (present !== null && present !== last) setLast(present);
  return present === null ? last : null;
}

function ToLogin({ notice }: Partial<NoticeState>) {
  const { pathname, search, hash } = useLocation();
  const state: Origin & Partial<NoticeState> = { from: pathname + search + hash, notice };
  return <Navigate to="/userlogin" replace state={state} />;
}

function Checked({ side, identity }: { side: Side; identity: Identity }) {
  const { token, looksExpired } = identity;
  return looksExpired ? <AskServer key={token} side={side} token={token} /> : <Outlet />;
}

/** Asks the server whether a token that looks expired is still valid, because this device's clock may be wrong. */
function AskServer({ side, token }: { side: Side; token: string }) {
  const { data, error } = useSessionCheckQuery({ fetchPolicy: 'network-only' });
  useEffect(() => {
    if (data?.viewer) confirmToken(token);
    else if (data) signOut(side);
  }, [data, side, token]);
  if (error) throw error;
  return <PageWait />;
}
