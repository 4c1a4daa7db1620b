import { useState } from 'react';
import { Button } from '../../base/button/button';
import { PasswordField } from '../../base/field/password-field';
import { Notice } from '../../base/notice/notice';
import { STRONGER_NEEDED } from '../form-check/contact-checks';
import { useFormErrors } from '../form-check/use-form-errors';
import { NewPasswordField } from '../password-strength/new-password-field';
import { strengthOf } from '../password-strength/strength';

export interface PasswordChange {
  currentPassword: string | null;
  newPassword: string;
}

export interface PasswordChangeFormProps {
  onSubmit: (change: PasswordChange) => void;
  /** The account was opened with Google and has no password yet. */
  passwordless?: boolean;
  error?: string;
  busy?: boolean;
  saved?: boolean;
}

/** A new password for somebody who knows the old one. */
export function PasswordChangeForm(props: PasswordChangeFormProps) {
  const { onSubmit, passwordless = false, error, busy = false, saved = false } = props;
  const [values, setValues] = useState({ currentPassword: '', newPassword: '' });
  const { errors, accept, forget } = useFormErrors<keyof typeof values>();
  const field = (name: keyof typeof values) => ({
    name,
    value: values[name],
    error: errors[name],
    onChange: (value: string) => {
      setValues((was) => ({ ...was, [name]: value }));
      forget(name);
    },
  });
  return (
    <form
      noValidate
      className="grid gap-5"
      onSubmit={(event) => {
        event.preventDefault();
        const { currentPassword, newPassword } = values;
        const same = !passwordless && newPassword !== '' && newPassword === currentPassword;
        const weak = strengthOf(newPassword) !== 'Fort';
        const faultless = accept(event.currentTarget, {
          ...(!passwordless && !currentPassword && { currentPassword: 'Indiquez votre mot de passe actuel.' }),
          ...(weak && { newPassword: STRONGER_NEEDED }),
          ...(same && { newPassword: 'Choisissez un autre mot de passe que l’actuel.' }),
        });
        if (faultless) onSubmit({ currentPassword: passwordless ? null : currentPassword, newPassword });
      }}
    >
      {!passwordless && <PasswordField label="Mot de passe actuel" required {...field('currentPassword')} />}
      <NewPasswordField label="Nouveau mot de passe" {...field('newPassword')} />
      {error && <Notice tone="danger">{error}</Notice>}
      {saved && !error && (
        <Notice tone="positive">Votre mot de passe est changé. Les autres appareils ont été déconnectés.</Notice>
      )}
      <Button type="submit" busy={busy} className="justify-self-start">
        {busy ? 'Enregistrement…' : passwordless ? 'Choisir ce mot de passe' : 'Changer de mot de passe'}
      </Button>
    </form>
  );
}
