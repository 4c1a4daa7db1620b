import { LoginLinks } from '../../../ui/site/login-frame/login-links';
import { MailSent } from '../../../ui/site/password-reset/password-outcomes';
import { PasswordRequestForm, type PasswordRequest } from '../../../ui/site/password-reset/password-request-form';
import { Door } from '../../session/door';
import * as t from './password.texts';

export interface PasswordRequestScreenProps {
  sentTo: string | null;
  busy: boolean;
  /** Too many tries, or it could not be reached; never that the address is unknown. */
  refusal?: string;
  onSubmit: (request: PasswordRequest) => void;
  onReset: () => void;
}

export function PasswordRequestScreen({ sentTo, busy, refusal, onSubmit, onReset }: PasswordRequestScreenProps) {
  return (
    <Door title={sentTo === null ? t.forgotten() : t.sent()} text={sentTo === null ? t.whichAccount() : undefined}>
      {sentTo === null ? (
        <PasswordRequestForm busy={busy} error={refusal} onSubmit={onSubmit} />
      ) : (
        <MailSent email={sentTo} onReset={onReset} />
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
