import { useState } from 'react';
import { useRequestPasswordResetMutation } from '../../../graphql/generated/customer/password';
import { type PasswordRequest, PasswordRequestForm } from '../../../ui/site/password-reset/password-request-form';
import { useRequest } from '../../page/use-request';
import { LoginLinks } from '../../../ui/site/login-frame/login-links';
import { MailSent } from '../../../ui/site/password-reset/password-outcomes';
import { Door } from '../../session/auth-page';
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
