import { Button } from '../../base/button/button';
import { LinkButton } from '../../base/link-button/link-button';
import { Notice } from '../../base/notice/notice';
import { LoginLink } from '../login-frame/login-links';
import * as t from './password-reset.texts';

export interface MailSentProps {
  email: string;
  onReset: () => void;
}

export function MailSent({ email, onReset }: MailSentProps) {
  return (
    <div className="grid gap-6">
      <Notice tone="positive">{t.linkSent(<bdi className="font-bold">{email}</bdi>)}</Notice>
      <p className="text-ink-muted">{t.linkHint()}</p>
      <Button tone="quiet" wide onClick={onReset}>
        {t.otherAddress()}
      </Button>
    </div>
  );
}

/** Shown when the reset link was already used or has expired, with a link to request a new one. */
export function LinkExpired() {
  return (
    <div className="grid gap-6">
      <Notice tone="caution">{t.linkExpired()}</Notice>
      <LinkButton href="/motdepasse" size="large" wide>
        {t.sendNewLink()}
      </LinkButton>
    </div>
  );
}

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
