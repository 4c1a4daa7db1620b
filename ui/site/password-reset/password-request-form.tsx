import { Button } from '../../base/button/button';
import { TextField } from '../../base/field/text-field';
import { useForm } from '../../base/form/use-form';
import { Notice } from '../../base/notice/notice';
import { EMAIL_NEEDED, looksLikeEmail } from '../form-check/contact-checks';

export interface PasswordRequest {
  email: string;
}

export interface PasswordRequestFormProps {
  onSubmit: (request: PasswordRequest) => void;
  initialValues?: PasswordRequest;
  error?: string;
  busy?: boolean;
}

export function PasswordRequestForm({ onSubmit, initialValues, error, busy = false }: PasswordRequestFormProps) {
  const { form, field } = useForm({
    initialValues: { email: initialValues?.email ?? '' },
    check: ({ email }) => ({ email: looksLikeEmail(email.trim()) ? undefined : EMAIL_NEEDED }),
    complete: ({ email }) => ({ email: email.trim() }),
    onSubmit,
    forgiving: true,
  });
  return (
    <form {...form} className="grid gap-5">
      {error && <Notice tone="danger">{error}</Notice>}
      <TextField label="E-mail" type="email" autoComplete="username" required {...field('email')} />
      <Button type="submit" size="large" wide busy={busy}>
        {busy ? 'Envoi…' : 'Recevoir un lien'}
      </Button>
    </form>
  );
}
