import { useState } from 'react';
import { Button } from '../../base/button/button';
import { PasswordField } from '../../base/field/password-field';
import { Notice } from '../../base/notice/notice';
import { STRONGER_NEEDED } from '../form-check/contact-checks';
import { useFormErrors } from '../form-check/use-form-errors';
import { NewPasswordField } from '../password-strength/new-password-field';
import { strengthOf } from '../password-strength/strength';

export interface NewPassword {
  password: string;
}

export interface NewPasswordFormProps {
  onSubmit: (chosen: NewPassword) => void;
  error?: string;
  busy?: boolean;
}

/** Behind the link of the mail: a new password, typed twice because it cannot be asked for again at once. */
export function NewPasswordForm({ onSubmit, error, busy = false }: NewPasswordFormProps) {
  const [values, setValues] = useState({ password: '', confirmPassword: '' });
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
        const { password, confirmPassword } = values;
        const faultless = accept(event.currentTarget, {
          ...(strengthOf(password) !== 'Fort' && { password: STRONGER_NEEDED }),
          ...(confirmPassword !== password && { confirmPassword: 'Les deux mots de passe ne sont pas les mêmes.' }),
        });
        if (faultless) onSubmit({ password });
      }}
    >
      {error && <Notice tone="danger">{error}</Notice>}
      <NewPasswordField label="Nouveau mot de passe" {...field('password')} />
      <PasswordField label="Encore une fois" autoComplete="new-password" required {...field('confirmPassword')} />
      <Button type="submit" size="large" wide busy={busy}>
        {busy ? 'Enregistrement…' : 'Changer mon mot de passe'}
      </Button>
    </form>
  );
}
