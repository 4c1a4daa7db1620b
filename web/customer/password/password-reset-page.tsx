import { useState } from 'react';
import { useParams } from 'react-router-dom';
import { useResetPasswordMutation } from '../../../graphql/generated/customer/password';
import { type NewPassword, NewPasswordForm } from '../../../ui/site/password-reset/new-password-form';
import { errorMessage } from '../../page/faults';
import { refusalMessage } from '../../page/refusals';
import { saveDevice } from '../../session/device';
import type { FormProps } from '../../../ui/base/form/use-form';
import { LinkExpired, PasswordChanged } from '../../../ui/site/password-reset/password-outcomes';
import { Door } from '../../session/auth-page';
import * as t from './password.texts';

/** Target of the link in the password mail; the server checks the link only when the new password is sent. */
export function PasswordResetPage() {
  const { token = '' } = useParams();
  const [reset, { loading }] = useResetPasswordMutation();
  const [state, setState] = useState<PasswordResetScreenProps['state']>('choosing');
  const [refusal, setRefusal] = useState<string>();

  const onSubmit = async ({ password }: NewPassword) => {
    setRefusal(undefined);
    try {
      const { data } = await reset({ variables: { input: { token, password } } });
      const answer = data?.resetPassword;
      if (answer?.__typename === 'Done') {
        if (answer.device) saveDevice(answer.device);
        setState('changed');
      } else if (answer?.__typename === 'LinkInvalid') setState('expired');
      else if (answer) setRefusal(refusalMessage(answer));
    } catch (error) {
      setRefusal(errorMessage(error));
    }
  };

  return (
    <PasswordResetScreen state={state} busy={loading} error={refusal} onSubmit={(chosen) => void onSubmit(chosen)} />
  );
}

interface PasswordResetScreenProps extends FormProps<NewPassword> {
  state: 'choosing' | 'expired' | 'changed';
}

const titles: Record<PasswordResetScreenProps['state'], () => string> = {
  choosing: t.choosing,
  expired: t.expired,
  changed: t.changed,
};

export function PasswordResetScreen({ state, ...form }: PasswordResetScreenProps) {
  return (
    <Door title={titles[state]()}>
      {state === 'choosing' && <NewPasswordForm {...form} />}
      {state === 'expired' && <LinkExpired />}
      {state === 'changed' && <PasswordChanged />}
    </Door>
  );
}
