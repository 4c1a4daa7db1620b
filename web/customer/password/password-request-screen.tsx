import type { FormProps } from '../../../ui/base/form/use-form';
import { LoginLinks } from '../../../ui/site/login-frame/login-links';
import { LoginFrame } from '../../../ui/site/login-frame/login-frame';
import { MailSent } from '../../../ui/site/password-reset/password-outcomes';
import { PasswordRequestForm, type PasswordRequest } from '../../../ui/site/password-reset/password-request-form';
import { house } from '../../page/house';
import * as t from './password.texts';

export interface PasswordRequestScreenProps extends FormProps<PasswordRequest> {
  sentTo: string | null;
  onReset: () => void;
}

export function PasswordRequestScreen({ sentTo, onReset, ...form }: PasswordRequestScreenProps) {
  return (
    <LoginFrame
      title={sentTo === null ? t.forgotten() : t.sent()}
      text={sentTo === null ? t.whichAccount() : undefined}
      links={house.links}
    >
      {sentTo === null ? <PasswordRequestForm {...form} /> : <MailSent email={sentTo} onReset={onReset} />}
      <LoginLinks
        links={[
          { text: t.remembered(), label: t.signIn(), href: '/userlogin' },
          { text: t.withShop(), label: t.forOwners(), href: '/ownerloginform', tone: 'quiet' },
        ]}
      />
    </LoginFrame>
  );
}
