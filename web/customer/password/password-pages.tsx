import { useState } from 'react';
import { useParams } from 'react-router-dom';
import {
  useRequestPasswordResetMutation,
  useResetPasswordMutation,
} from '../../../graphql/generated/customer/password';
import { LoginLinks } from '../../../ui/site/login-frame/login-links';
import {
  LinkExpired,
  MailSent,
  NewPasswordForm,
  PasswordChanged,
  PasswordRequestForm,
  type NewPassword,
  type PasswordRequest,
} from '../../../ui/site/password-reset/password-reset';
import { useRequest } from '../../page/use-request';
import { Door } from '../../session/auth-page';
import { saveDevice } from '../../session/device';
import * as t from './password.texts';

export function PasswordRequestPage() {
  const [requestReset] = useRequestPasswordResetMutation();
  const { busy, error, send } = useRequest();
  const [sentTo, setSentTo] = useState<string | null>(null);

  const onSubmit = ({ email }: PasswordRequest) =>
    send(
      () => requestReset({ variables: { email } }),
      () => setSentTo(email),
    );

  return (
    <Door title={sentTo === null ? t.forgotten() : t.sent()} text={sentTo === null ? t.whichAccount() : undefined}>
      {sentTo === null ? (
        <PasswordRequestForm {...{ busy, error, onSubmit }} />
      ) : (
        <MailSent email={sentTo} onReset={() => setSentTo(null)} />
      )}
      <LoginLinks
        links={[
          { text: t.remembered(), label: t.signIn(), href: '/userlogin' },
          { text: t.withShop(), label: t.forOwners(), href: '/ownerloginform', tone: 'quiet' },
        ]}
      />
    </Door>
  );
}

/** Target of the link in the password mail; the server checks the link only when the new password is sent. */
export function PasswordResetPage() {
  const { token = '' } = useParams();
  const [resetPassword] = useResetPasswordMutation();
  const { busy, error, send } = useRequest();
  const [state, setState] = useState<'choosing' | 'expired' | 'changed'>('choosing');

  const onSubmit = ({ password }: NewPassword) =>
    send(
      () => resetPassword({ variables: { input: { token, password } } }),
      ({ device }) => {
        if (device) saveDevice(device);
        setState('changed');
      },
      (_message, refusal) => {
        if (refusal?.__typename === 'LinkInvalid') setState('expired');
      },
    );

  return (
    <Door title={t[state]()}>
      {state === 'choosing' && <NewPasswordForm {...{ busy, error, onSubmit }} />}
      {state === 'expired' && <LinkExpired />}
      {state === 'changed' && <PasswordChanged />}
    </Door>
  );
}
