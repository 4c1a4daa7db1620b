import { LoginLinks } from '../../../ui/site/login-frame/login-links';
import { LoginFrame } from '../../../ui/site/login-frame/login-frame';
import { MailSent } from '../../../ui/site/password-reset/mail-sent';
import { PasswordRequestForm, type PasswordRequest } from '../../../ui/site/password-reset/password-request-form';
import { tablePictures } from '../../../ui/site/plate/table-pictures';
import { house } from '../../page/house';

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
    <LoginFrame
      title={sentTo === null ? 'Mot de passe oublié' : 'Regardez vos e-mails'}
      text={
        sentTo === null
          ? 'Indiquez l’adresse de votre compte : nous y envoyons un lien pour en choisir un autre.'
          : undefined
      }
      pictures={tablePictures}
      links={house.links}
    >
      {sentTo === null ? (
        <PasswordRequestForm busy={busy} error={refusal} onSubmit={onSubmit} />
      ) : (
        <MailSent email={sentTo} onReset={onReset} />
      )}
      <LoginLinks
        links={[
          { text: 'Il vous revient ?', label: 'Se connecter', href: '/userlogin' },
          { text: 'Vous tenez une boutique ?', label: 'Espace commerçant', href: '/ownerloginform', tone: 'quiet' },
        ]}
      />
    </LoginFrame>
  );
}
