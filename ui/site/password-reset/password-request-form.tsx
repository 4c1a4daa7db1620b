import { Button } from '../../base/button/button';
import { TextField } from '../../base/field/text-field';
import { useForm, type FormProps } from '../../base/form/use-form';
import { Notice } from '../../base/notice/notice';
import { emailError } from '../form-check/contact-checks';
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
