import { Button } from '../../base/button/button';
import { PasswordField } from '../../base/field/password-field';
import { TextField } from '../../base/field/text-field';
import { useForm, type FormProps } from '../../base/form/use-form';
import { LinkButton } from '../../base/link-button/link-button';
import { Notice } from '../../base/notice/notice';
import { emailError } from '../form-check/contact-checks';
import { LoginLink } from '../login-frame/login-links';
import { NewPasswordField } from '../password-strength/new-password-field';
import { passwordError } from '../password-strength/strength';
import * as t from './password-reset.texts';

export interface PasswordRequest {
  email: string;
}

export function PasswordRequestForm({ onSubmit, error, busy = false }: FormProps<PasswordRequest>) {
  const { form, field } = useForm({
    initialValues: { email: '' },
    check: ({ email }) => ({ email: emailError(email) }),
    complete: ({ email }) => ({ email: email.trim() }),
    onSubmit,
    forgiving: true,
  });
  return (
    <form {...form} className="grid gap-5">
      {error && <Notice tone="danger">{error}</Notice>}
      <TextField label={t.email()} type="email" autoComplete="username" required {...field('email')} />
      <Button type="submit" size="large" wide busy={busy}>
        {busy ? t.sending() : t.sendLink()}
      </Button>
    </form>
  );
}

export interface NewPassword {
  password: string;
}

/**
 * Form behind the link of the reset mail; the password is entered twice, because a typing error would need another
 * mail.
 */
export function NewPasswordForm({ onSubmit, error, busy = false }: FormProps<NewPassword>) {
  const { form, field } = useForm({
    initialValues: { password: '', confirmPassword: '' },
    check: ({ password, confirmPassword }) => ({
      password: passwordError(password),
      confirmPassword: confirmPassword === password ? undefined : t.passwordsDiffer(),
    }),
    complete: ({ password }) => ({ password }),
    onSubmit,
    forgiving: true,
  });
  return (
    <form {...form} className="grid gap-5">
      {error && <Notice tone="danger">{error}</Notice>}
      <NewPasswordField label={t.newPassword()} {...field('password')} />
      <PasswordField label={t.passwordAgain()} autoComplete="new-password" required {...field('confirmPassword')} />
      <Button type="submit" size="large" wide busy={busy}>
        {busy ? t.saving() : t.changePassword()}
      </Button>
    </form>
  );
}

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
