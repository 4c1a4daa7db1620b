import { useState } from 'react';
import { useRequestPasswordResetMutation } from '../../../graphql/generated/customer/password';
import { type PasswordRequest, PasswordRequestForm } from '../../../ui/site/password-reset/password-request-form';
import { errorMessage } from '../../page/faults';
import { refusalMessage } from '../../page/refusals';
import type { FormProps } from '../../../ui/base/form/use-form';
import { LoginLinks } from '../../../ui/site/login-frame/login-links';
import { MailSent } from '../../../ui/site/password-reset/password-outcomes';
import { Door } from '../../session/auth-page';
import * as t from './password.texts';

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
      else if (answer) setRefusal(refusalMessage(answer));
    } catch (error) {
      setRefusal(errorMessage(error));
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

interface PasswordRequestScreenProps extends FormProps<PasswordRequest> {
  sentTo: string | null;
  onReset: () => void;
}

export function PasswordRequestScreen({ sentTo, onReset, ...form }: PasswordRequestScreenProps) {
  return (
    <Door title={sentTo === null ? t.forgotten() : t.sent()} text={sentTo === null ? t.whichAccount() : undefined}>
      {sentTo === null ? <PasswordRequestForm {...form} /> : <MailSent email={sentTo} onReset={onReset} />}
      <LoginLinks
        links={[
          { text: t.remembered(), label: t.signIn(), href: '/userlogin' },
          { text: t.withShop(), label: t.forOwners(), href: '/ownerloginform', tone: 'quiet' },
        ]}
      />
    </Door>
  );
}
