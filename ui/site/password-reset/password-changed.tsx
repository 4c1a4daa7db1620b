import { LinkButton } from '../../base/link-button/link-button';
import { Notice } from '../../base/notice/notice';
import { LoginLink } from '../login-frame/login-links';
import * as t from './password-reset.texts';

export function PasswordChanged() {
  return (
    <div className="grid gap-6">
      <Notice tone="positive">{t.passwordChanged()}</Notice>
      <LinkButton href="/userlogin" size="large" wide>
        {t.signIn()}
      </LinkButton>
      <LoginLink text={t.isOwner()} label={t.ownerArea()} href="/ownerloginform" tone="quiet" />
    </div>
  );
}
