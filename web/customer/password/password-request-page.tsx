import { useState } from 'react';
import { useRequestPasswordResetMutation } from '../../../graphql/generated/customer/password';
import type { PasswordRequest } from '../../../ui/site/password-reset/password-request-form';
import { sayFault } from '../../page/faults';
import { sayRefusal } from '../../page/refusals';
import { PasswordRequestScreen } from './password-request-screen';

export function PasswordRequestPage() {
  const [request, { loading }] = useRequestPasswordResetMutation();
  const [sentTo, setSentTo] = useState<string | null>(null);
  const [refusal, setRefusal] = useState<string>();

  const onSubmit = async ({ email }: PasswordRequest) => {
    setRefusal(undefined);
    try {
      const { data } = await request({ variables: { email } });
      const answer = data?.requestPasswordReset;
      if (answer?.__typename === 'Done') setSentTo(email);
      else if (answer) setRefusal(sayRefusal(answer));
    } catch (error) {
      setRefusal(sayFault(error));
    }
  };

  return (
    <PasswordRequestScreen
      sentTo={sentTo}
      busy={loading}
      error={refusal}
      onSubmit={(asked) => void onSubmit(asked)}
      onReset={() => setSentTo(null)}
    />
  );
}
