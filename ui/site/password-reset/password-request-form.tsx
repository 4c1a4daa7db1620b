import { useState } from 'react';
import { Button } from '../../base/button/button';
import { TextField } from '../../base/field/text-field';
import { Notice } from '../../base/notice/notice';
import { EMAIL_NEEDED, looksLikeEmail } from '../form-check/contact-checks';
import { useFormErrors } from '../form-check/use-form-errors';

export interface PasswordRequest {
  email: string;
}

export interface PasswordRequestFormProps {
  onSubmit: (request: PasswordRequest) => void;
  initialValues?: PasswordRequest;
  error?: string;
  busy?: boolean;
}

/** Forgot the password: where should the link go? */
export function PasswordRequestForm({ onSubmit, initialValues, error, busy = false }: PasswordRequestFormProps) {
  const [email, setEmail] = useState(initialValues?.email ?? '');
  const { errors, accept, forget } = useFormErrors<'email'>();
  return (
    <form
      noValidate
      className="grid gap-5"
      onSubmit={(event) => {
        event.preventDefault();
        const request = { email: email.trim() };
        const found = looksLikeEmail(request.email) ? {} : { email: EMAIL_NEEDED };
        if (accept(event.currentTarget, found)) onSubmit(request);
      }}
    >
      {error && <Notice tone="danger">{error}</Notice>}
      <TextField
        label="E-mail"
        type="email"
        name="email"
        autoComplete="username"
        required
        value={email}
        onChange={(value) => {
          setEmail(value);
          forget('email');
        }}
        error={errors.email}
      />
      <Button type="submit" size="large" wide busy={busy}>
        {busy ? 'Envoi…' : 'Recevoir un lien'}
      </Button>
    </form>
  );
}
