import { useState } from 'react';
import { Navigate, useLocation, useNavigate, useSearchParams } from 'react-router-dom';
import { useLoginOwnerMutation, useResendOwnerActivationMutation } from '../../../graphql/generated/owner/login';
import { notify } from '../../../ui/base/toast/toast';
import { type OwnerLogin, OwnerLoginForm } from '../../../ui/site/owner-login-form/owner-login-form';
import { afterLogin, appPath } from '../../session/app-path';
import { failureMessage } from '../../page/failure-message';
import { GoogleSignIn } from '../../session/google-sign-in';
import { house } from '../../page/site-config';
import { noticeIn } from '../../session/notice-state';
import { done, refused, unlessRefused, useOutcome, useSending } from '../../page/use-outcome';
import { saveDevice, knownDevice } from '../../session/device';
import { endsSoon, readSession, signIn } from '../../session/session';
import { Door } from '../../session/auth-page';
import * as t from './login.texts';

/** Account types with their name in the schema and the page shown after the login (specification 2.8). */
const ACCOUNT_TYPES = {
  boulangerie: { kind: 'BOULANGERIE', landing: '/boulangerie/addItems' },
  restaurant: { kind: 'RESTAURANT', landing: '/restaurant/addrestmenu' },
  cafe: { kind: 'CAFE', landing: '/restaurant/addrestmenu' },
} as const;

/** Menu page after a login whose account type is unknown (specification 7.2). */
const LANDING = '/AddItems';

/** Owners' login; an owner whose session lasts at least another hour goes on to the board. */
export function OwnerLoginPage() {
  const navigate = useNavigate();
  const { state } = useLocation() as { state: unknown };
  const [search] = useSearchParams();
  const goOn = (usual: string) => afterLogin(state, appPath(search.get('from')) ?? usual);
  const [wasIn] = useState(() => {
    const { owner } = readSession();
    return owner !== null && !owner.looksExpired && !endsSoon(owner);
  });
  const [login] = useLoginOwnerMutation();
  const [resend] = useResendOwnerActivationMutation();
  const notice = noticeIn(state);
  const { outcome, setOutcome, send, busy } = useOutcome(
    (error) => failureMessage(error, t.failed()),
    notice === undefined ? null : done(notice),
  );
  // Keeps the message with the button that was pressed until the answer replaces it.
  const mail = useSending((message) => message && setOutcome(message));
  const [asleep, setAsleep] = useState<string>();

  if (wasIn) return <Navigate to={goOn('/ownerorders')} replace />;

  const enter = async (landing: string) => {
    notify(t.signedIn(), 'positive');
    await navigate(goOn(landing), { replace: true });
  };

  const onSubmit = ({ email, password, accountType, rememberMe }: OwnerLogin) =>
    send('login', async () => {
      const { kind, landing } = ACCOUNT_TYPES[accountType];
      setAsleep(undefined);
      const input = { email, password, kind, remember: rememberMe, device: knownDevice() };
      const answer = (await login({ variables: { input } })).data?.loginOwner;
      if (answer?.__typename === 'AccountNotActivated') setAsleep(email);
      const { device, token } = unlessRefused(answer);
      saveDevice(device);
      signIn('owner', token);
      await enter(landing);
    });

  const onResend = (email: string) =>
    mail.send('activation', async () => {
      const { message } = unlessRefused((await resend({ variables: { email } })).data?.resendActivation);
      setAsleep(undefined);
      return done(message);
    });

  return (
    <Door title={t.shopArea()} text={t.whatIsThere()} slogan={t.slogan()}>
      <OwnerLoginForm
        busy={busy}
        error={outcome?.tone === 'danger' ? outcome.text : undefined}
        notice={outcome?.tone === 'positive' ? outcome.text : undefined}
        onSendMail={asleep === undefined ? undefined : () => onResend(asleep)}
        sending={mail.busy}
        google={
          house.googleClientId && (
            <GoogleSignIn
              clientId={house.googleClientId}
              side="owner"
              onRefusal={(refusal) => setOutcome(refusal === undefined ? null : refused(refusal))}
              onEntered={() => void enter(LANDING)}
            />
          )
        }
        onSubmit={onSubmit}
      />
    </Door>
  );
}
