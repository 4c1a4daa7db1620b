import { useState } from 'react';
import { Navigate, useLocation, useNavigate, useSearchParams } from 'react-router-dom';
import { useLoginOwnerMutation, useResendOwnerActivationMutation } from '../../../graphql/generated/owner/login';
import { notify } from '../../../ui/base/toast/toast';
import { type OwnerLogin, OwnerLoginForm } from '../../../ui/site/owner-login-form/owner-login-form';
import { afterLogin, appPath } from '../../session/app-path';
import { failureMessage } from '../../page/failure-message';
import { errorMessage } from '../../page/faults';
import { GoogleSignIn } from '../../session/google-sign-in';
import { house } from '../../page/site-config';
import { noticeIn } from '../../session/notice-state';
import { refusalMessage } from '../../page/refusals';
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
  const [login, { loading }] = useLoginOwnerMutation();
  const [resend, { loading: resending }] = useResendOwnerActivationMutation();
  const [said, setSaid] = useState<{ refusal?: string; notice?: string }>();
  const [asleep, setAsleep] = useState<string>();

  if (wasIn) return <Navigate to={goOn('/ownerorders')} replace />;

  const enter = async (landing: string) => {
    notify(t.signedIn(), 'positive');
    await navigate(goOn(landing), { replace: true });
  };

  const onSubmit = async ({ email, password, accountType, rememberMe }: OwnerLogin) => {
    const { kind, landing } = ACCOUNT_TYPES[accountType];
    setSaid({});
    setAsleep(undefined);
    try {
      const input = { email, password, kind, remember: rememberMe, device: knownDevice() };
      const { data } = await login({ variables: { input } });
      const answer = data?.loginOwner;
      if (answer?.__typename === 'OwnerSession') {
        saveDevice(answer.device);
        signIn('owner', answer.token);
        await enter(landing);
      } else setSaid({ refusal: answer ? refusalMessage(answer) : t.failed() });
      if (answer?.__typename === 'AccountNotActivated') setAsleep(email);
    } catch (error) {
      setSaid({ refusal: failureMessage(error, t.failed()) });
    }
  };

  const onResend = async (email: string) => {
    try {
      const { data } = await resend({ variables: { email } });
      const answer = data?.resendActivation;
      if (answer?.__typename === 'Done') {
        setAsleep(undefined);
        setSaid({ notice: answer.message });
      } else if (answer) setSaid({ refusal: refusalMessage(answer) });
    } catch (error) {
      setSaid({ refusal: errorMessage(error) });
    }
  };

  return (
    <Door title={t.shopArea()} text={t.whatIsThere()} slogan={t.slogan()}>
      <OwnerLoginForm
        busy={loading}
        error={said?.refusal}
        notice={said ? said.notice : noticeIn(state)}
        onSendMail={asleep === undefined ? undefined : () => void onResend(asleep)}
        sending={resending}
        google={
          house.googleClientId && (
            <GoogleSignIn
              clientId={house.googleClientId}
              side="owner"
              onRefusal={(refusal) => setSaid({ refusal })}
              onEntered={() => void enter(LANDING)}
            />
          )
        }
        onSubmit={(input) => void onSubmit(input)}
      />
    </Door>
  );
}
