import { Button } from '../../base/button/button';
import { PasswordField } from '../../base/field/password-field';
import { useForm } from '../../base/form/use-form';
import { Notice } from '../../base/notice/notice';
import { STRONGER_NEEDED } from '../form-check/contact-checks';
import { NewPasswordField } from '../password-strength/new-password-field';
import { strengthOf } from '../password-strength/strength';

export interface PasswordChange {
  currentPassword: string | null;
  newPassword: string;
}

export interface PasswordChangeFormProps {
  onSubmit: (change: PasswordChange) => void;
  passwordless?: boolean;
  error?: string;
  busy?: boolean;
  saved?: boolean;
}

export function PasswordChangeForm(props: PasswordChangeFormProps) {
  const { onSubmit, passwordless = false, error, busy = false, saved = false } = props;
  const { form, field } = useForm({
    initialValues: { currentPassword: '', newPassword: '' },
    check: ({ currentPassword, newPassword }) => {
      const same = !passwordless && newPassword !== '' && newPassword === currentPassword;
      const weak = strengthOf(newPassword) === 'Fort' ? undefined : STRONGER_NEEDED;
      return {
        currentPassword: passwordless || currentPassword ? undefined : 'Indiquez votre mot de passe actuel.',
        newPassword: same ? 'Choisissez un autre mot de passe que l’actuel.' : weak,
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
