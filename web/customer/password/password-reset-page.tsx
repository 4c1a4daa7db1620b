import { useState } from 'react';
import { useParams } from 'react-router-dom';
import { useResetPasswordMutation } from '../../../graphql/generated/customer/password';
import type { NewPassword } from '../../../ui/site/password-reset/new-password-form';
import { sayFault } from '../../page/faults';
import { sayRefusal } from '../../page/refusals';
import { keepDevice } from '../../session/device';
import { PasswordResetScreen, type PasswordResetScreenProps } from './password-reset-screen';

/** Behind the link of the reset mail; whether the link is good shows when the new password is sent. */
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
        if (answer.device) keepDevice(answer.device);
        setState('changed');
      } else if (answer?.__typename === 'LinkInvalid') setState('expired');
      else if (answer) setRefusal(sayRefusal(answer));
    } catch (error) {
      setRefusal(sayFault(error));
    }
  };

  return (
    <PasswordResetScreen state={state} busy={loading} error={refusal} onSubmit={(chosen) => void onSubmit(chosen)} />
  );
}
