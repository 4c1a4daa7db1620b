import { useState } from 'react';
import { Navigate, useLocation } from 'react-router-dom';
import { useLoginCustomerMutation, useResendActivationMutation } from '../../../graphql/generated/customer/login';
import { CustomerLoginForm } from '../../../ui/site/customer-login-form/customer-login-form';
import type { Credentials } from '../../../ui/site/login-frame/login-form';
import { afterLogin } from '../../session/app-path';
import { errorMessage } from '../../page/faults';
import { GoogleSignIn } from '../../session/google-sign-in';
import { house } from '../../page/site-config';
import { noticeIn } from '../../session/notice-state';
import { refusalMessage } from '../../page/refusals';
import { deviceCartsHref } from '../../ordering/device-cart';
import { guestEmail, saveDevice, knownDevice } from '../../session/device';
import { signIn, useSession } from '../../session/session';
import { Door } from '../../session/auth-page';
import * as t from './login.texts';

/** Customers' login; a signed-in customer goes on to the search (specification 2.4). */
export function LoginPage() {
  const { state } = useLocation() as { state: unknown };
  const { customer } = useSession();
  const [login, { loading }] = useLoginCustomerMutation();
  const [resend, { loading: resending }] = useResendActivationMutation();
  const [said, setSaid] = useState<{ refusal?: string; notice?: string }>();
  const [asleep, setAsleep] = useState<string>();

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

  const onSubmit = async (input: Credentials) => {
    say(undefined);
    setAsleep(undefined);
    try {
      const { data } = await login({ variables: { input: { ...input, device: knownDevice() } } });
      const answer = data?.loginCustomer;
      if (answer?.__typename === 'Session') {
        saveDevice(answer.device);
        return signIn('customer', answer.token);
      }
      if (answer) say(refusalMessage(answer));
      if (answer?.__typename === 'AccountNotActivated') setAsleep(input.email);
    } catch (error) {
      say(errorMessage(error));
    }
  };

  const onResend = async (email: string) => {
    try {
      const { data } = await resend({ variables: { email } });
      const answer = data?.resendActivation;
      if (answer?.__typename === 'Done') {
        setAsleep(undefined);
        say(undefined, answer.message);
      } else if (answer) say(refusalMessage(answer));
    } catch (error) {
      say(errorMessage(error));
    }
  };

  return (
    <Door title={t.title()} text={t.why()}>
      <CustomerLoginForm
        knownEmail={guestEmail()}
        busy={loading}
        error={said?.refusal}
        notice={said ? said.notice : noticeIn(state)}
        // The guard sent the customer here because a session ended, which is no good news.
        noticeTone={!said && afterLogin(state, '') !== '' ? 'caution' : undefined}
        onSendMail={asleep === undefined ? undefined : () => void onResend(asleep)}
        sending={resending}
        google={house.googleClientId && <GoogleSignIn clientId={house.googleClientId} onRefusal={say} />}
        onSubmit={(input) => void onSubmit(input)}
      />
    </Door>
  );
}
