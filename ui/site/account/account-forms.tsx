import { Button } from '../../base/button/button';
import { PasswordField } from '../../base/field/password-field';
import { TextField } from '../../base/field/text-field';
import { useForm, type FormProps } from '../../base/form/use-form';
import { Notice } from '../../base/notice/notice';
import { phoneError } from '../form-check/contact-checks';
import { NewPasswordField } from '../password-strength/new-password-field';
import { passwordError } from '../password-strength/strength';
import * as t from './account.texts';

export interface Profile {
  name: string;
  phoneNumber: string | null;
}

export interface ProfileFormProps extends FormProps<Profile> {
  forOwner?: boolean;
  initialValues: Profile;
  email: string;
  saved?: boolean;
}

export function ProfileForm(props: ProfileFormProps) {
  const { onSubmit, forOwner = false, initialValues, email, error, busy = false, saved = false } = props;
  const { form, field } = useForm({
    initialValues: { name: initialValues.name, phoneNumber: initialValues.phoneNumber ?? '' },
    check: ({ name, phoneNumber }) => ({
      name: name.trim() ? undefined : t.nameNeeded(),
      phoneNumber: phoneError(phoneNumber),
    }),
    complete: ({ name, phoneNumber }) => ({ name: name.trim(), phoneNumber: phoneNumber.trim() || null }),
    onSubmit,
    forgiving: true,
  });
  return (
    <form {...form} className="grid gap-5">
      <dl className="grid gap-1">
        <dt className="font-semibold">{t.email()}</dt>
        <dd className="wrap-anywhere text-ink-muted">{email}</dd>
      </dl>
      <TextField
        label={t.name()}
        hint={forOwner ? t.ownerNameHint() : t.nameHint()}
        autoComplete="name"
        maxLength={120}
        required
        {...field('name')}
      />
      <TextField
        label={t.phone()}
        hint={forOwner ? t.ownerPhoneHint() : t.phoneHint()}
        type="tel"
        autoComplete="tel"
        {...field('phoneNumber')}
      />
      {error && <Notice tone="danger">{error}</Notice>}
      {saved && !error && <Notice tone="positive">{t.profileSaved()}</Notice>}
      <Button type="submit" busy={busy} className="justify-self-start">
        {busy ? t.saving() : t.save()}
      </Button>
    </form>
  );
}

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
