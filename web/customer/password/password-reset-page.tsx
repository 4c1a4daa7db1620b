import { useState } from 'react';
import { useParams } from 'react-router-dom';
import { useResetPasswordMutation } from '../../../graphql/generated/customer/password';
import { type NewPassword, NewPasswordForm } from '../../../ui/site/password-reset/new-password-form';
import { useRequest } from '../../page/use-request';
import { saveDevice } from '../../session/device';
import { LinkExpired, PasswordChanged } from '../../../ui/site/password-reset/password-outcomes';
import { Door } from '../../session/auth-page';
import * as t from './password.texts';

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
