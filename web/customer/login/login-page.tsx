import { lazy, Suspense, useState } from 'react';
import { Navigate, useLocation } from 'react-router-dom';
import { useLoginCustomerMutation, useResendActivationMutation } from '../../../graphql/generated/customer/login';
import { CustomerLoginForm } from '../../../ui/site/customer-login-form/customer-login-form';
import type { Credentials } from '../../../ui/site/login-frame/login-form';
import { afterLogin } from '../../session/app-path';
import { GoogleSignIn } from '../../session/google-sign-in';
import { house } from '../../page/site-config';
import { useRequest } from '../../page/use-request';
import { noticeIn } from '../../session/notice-state';
import { deviceCartsHref } from '../../ordering/device-cart';
import { guestEmail, saveDevice, knownDevice } from '../../session/device';
import { signIn, useSession } from '../../session/session';
import { Door } from '../../session/auth-page';
import { untilLoaded } from '../../offline/until-loaded';
import { gridColumns, useStore } from '../../page/store';
import { readShops } from '../../shops/places';
import * as t from './login.texts';

const ShopsBeside = lazy(async () => ({ default: (await untilLoaded(() => import('./shops-beside'))).ShopsBeside }));

/** Customers' login; a signed-in customer goes on to the search (specification 2.4). */
export function LoginPage() {
  const { state } = useLocation() as { state: unknown };
  const { customer } = useSession();
  const [login] = useLoginCustomerMutation();
  const [resend] = useResendActivationMutation();
  const [entering, resending] = [useRequest(), useRequest()];
  const [said, setSaid] = useState<{ refusal?: string; notice?: string }>();
  /** E-mail address whose account is not activated yet. */
  const [inactive, setInactive] = useState<string>();
  const wide = useStore(gridColumns) === 3;
  const [place] = useState(() => readShops()?.place);

  // After the login, an order begun on this device goes on. The address is read once, because the device cart may be
  // merged and gone before the next page renders.
  const [usual] = useState(() => deviceCartsHref() ?? '/userSearch');
  if (customer && !customer.looksExpired && !customer.isGuest)
    return <Navigate to={afterLogin(state, usual)} replace />;

  const say = (refusal: string | undefined, notice?: string) => {
    // Specification 2.4 asks for the log; the customer also sees the message.
    if (refusal !== undefined) console.warn(`Login failed: ${refusal}`);
    setSaid({ refusal, notice });
  };

  const onSubmit = (input: Credentials) => {
    say(undefined);
    setInactive(undefined);
    entering.send(
      () => login({ variables: { input: { ...input, device: knownDevice() } } }),
      ({ device, token }) => {
        saveDevice(device);
        signIn('customer', token);
      },
      (message, refusal) => {
        say(message);
        if (refusal?.__typename === 'AccountNotActivated') setInactive(input.email);
      },
    );
  };

  const onResend = (email: string) =>
    resending.send(
      () => resend({ variables: { email } }),
      ({ message }) => {
        setInactive(undefined);
        say(undefined, message);
      },
      (message) => say(message),
    );

  return (
    <Door
      title={t.title()}
      text={t.why()}
      beside={
        wide &&
        place && (
          <Suspense>
            <ShopsBeside {...place} />
          </Suspense>
        )
      }
    >
      <CustomerLoginForm
        knownEmail={guestEmail()}
        busy={entering.busy}
        error={said?.refusal}
        notice={said ? said.notice : noticeIn(state)}
        // The guard sent the customer here because a session ended, which is no good news.
        noticeTone={!said && afterLogin(state, '') !== '' ? 'caution' : undefined}
        onSendMail={inactive === undefined ? undefined : () => onResend(inactive)}
        sending={resending.busy}
        google={house.googleClientId && <GoogleSignIn clientId={house.googleClientId} onRefusal={say} />}
        onSubmit={onSubmit}
      />
    </Door>
  );
}
