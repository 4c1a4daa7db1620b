import { Button } from '../../base/button/button';
import { PasswordField } from '../../base/field/password-field';
import { useForm } from '../../base/form/use-form';
import { Notice } from '../../base/notice/notice';
import { STRONGER_NEEDED } from '../form-check/contact-checks';
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
  const { form, field } = useForm({
    initialValues: { password: '', confirmPassword: '' },
    check: ({ password, confirmPassword }) => ({
      password: strengthOf(password) === 'Fort' ? undefined : STRONGER_NEEDED,
      confirmPassword: confirmPassword === password ? undefined : 'Les deux mots de passe ne sont pas les mêmes.',
    }),
    complete: ({ password }) => ({ password }),
    onSubmit,
    forgiving: true,
  });
  return (
    <form {...form} className="grid gap-5">
      {error && <Notice tone="danger">{error}</Notice>}
      <NewPasswordField label="Nouveau mot de passe" {...field('password')} />
      <PasswordField label="Encore une fois" autoComplete="new-password" required {...field('confirmPassword')} />
      <Button type="submit" size="large" wide busy={busy}>
        {busy ? 'Enregistrement…' : 'Changer mon mot de passe'}
      </Button>
    </form>
  );
}
