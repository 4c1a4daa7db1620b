import { LinkButton } from '../../base/link-button/link-button';
import { Notice } from '../../base/notice/notice';
import { LoginLink } from '../login-frame/login-links';

export function PasswordChanged() {
  return (
    <div className="grid gap-6">
      <Notice tone="positive">Votre mot de passe est changé. Les autres appareils ont été déconnectés.</Notice>
      <LinkButton href="/userlogin" size="large" wide>
        Se connecter
      </LinkButton>
      <LoginLink text="Vous tenez une boutique ?" label="Espace commerçant" href="/ownerloginform" tone="quiet" />
    </div>
  );
}
