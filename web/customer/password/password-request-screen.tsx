import type { FormProps } from '../../../ui/base/form/use-form';
import { LoginLinks } from '../../../ui/site/login-frame/login-links';
import { MailSent } from '../../../ui/site/password-reset/password-outcomes';
import { PasswordRequestForm, type PasswordRequest } from '../../../ui/site/password-reset/password-request-form';
import { Door } from '../../session/door';
import * as t from './password.texts';

export interface PasswordRequestScreenProps extends FormProps<PasswordRequest> {
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
