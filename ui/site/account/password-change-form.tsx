import { Button } from '../../base/button/button';
import { PasswordField } from '../../base/field/password-field';
import { useForm, type FormProps } from '../../base/form/use-form';
import { Notice } from '../../base/notice/notice';
import { NewPasswordField } from '../password-strength/new-password-field';
import { passwordError } from '../password-strength/strength';
import * as t from './account.texts';

export interface PasswordChange {
  currentPassword: string | null;
  newPassword: string;
}

export interface PasswordChangeFormProps extends FormProps<PasswordChange> {
  passwordless?: boolean;
  saved?: boolean;
}

export function PasswordChangeForm(props: PasswordChangeFormProps) {
  const { onSubmit, passwordless = false, error, busy = false, saved = false } = props;
  const { form, field } = useForm({
    initialValues: { currentPassword: '', newPassword: '' },
    check: ({ currentPassword, newPassword }) => {
      const same = !passwordless && newPassword !== '' && newPassword === currentPassword;
      return {
        currentPassword: passwordless || currentPassword ? undefined : t.currentPasswordNeeded(),
        newPassword: same ? t.samePassword() : passwordError(newPassword),
      };
    },
    complete: ({ currentPassword, newPassword }) => ({
      currentPassword: passwordless ? null : currentPassword,
      newPassword,
    }),
    onSubmit,
    forgiving: true,
  });
  return (
    <form {...form} className="grid gap-5">
      {!passwordless && <PasswordField label={t.currentPassword()} required {...field('currentPassword')} />}
      <NewPasswordField label={t.newPassword()} {...field('newPassword')} />
      {error && <Notice tone="danger">{error}</Notice>}
      {saved && !error && <Notice tone="positive">{t.passwordChanged()}</Notice>}
      <Button type="submit" busy={busy} className="justify-self-start">
        {busy ? t.saving() : passwordless ? t.choosePassword() : t.changePassword()}
      </Button>
    </form>
  );
}
