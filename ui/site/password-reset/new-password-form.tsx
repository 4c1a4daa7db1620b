import { Button } from '../../base/button/button';
import { PasswordField } from '../../base/field/password-field';
import { useForm, type FormProps } from '../../base/form/use-form';
import { Notice } from '../../base/notice/notice';
import { NewPasswordField } from '../password-strength/new-password-field';
import { passwordError } from '../password-strength/strength';
import * as t from './password-reset.texts';

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
