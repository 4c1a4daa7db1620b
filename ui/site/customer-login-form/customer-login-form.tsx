import { useState, type ReactNode } from 'react';
import { Button } from '../../base/button/button';
import { PasswordField } from '../../base/field/password-field';
import { TextField } from '../../base/field/text-field';
import { Notice } from '../../base/notice/notice';
import { TextLink } from '../../base/text-link/text-link';
import { FacebookButton } from '../login-frame/facebook-button';
import { OrDivider } from '../login-frame/or-divider';

export interface CustomerLogin {
  email: string;
  password: string;
}

export interface CustomerLoginFormProps {
  /** Called only with both filled in. */
  onSubmit: (login: CustomerLogin) => void;
  /** The server's answer when it was no. */
  error?: string;
  /** @default false */
  busy?: boolean;
  /** The Google button, drawn by Google. */
  google?: ReactNode;
  forgotHref?: string;
  /** @default '/ownerloginform' */
  ownerHref?: string;
}

/** The customer's key to the door. */
export function CustomerLoginForm(props: CustomerLoginFormProps) {
  const { onSubmit, error, busy = false, google, forgotHref, ownerHref = '/ownerloginform' } = props;
  const [email, setEmail] = useState('');
  const [password, setPassword] = useState('');
  const [incomplete, setIncomplete] = useState(false);
  const message = incomplete ? 'Veuillez remplir tous les champs.' : error;
  return (
    <div className="grid gap-6">
      <form
        noValidate
        className="grid gap-5"
        onSubmit={(event) => {
          event.preventDefault();
          const login = { email: email.trim(), password };
          const complete = login.email !== '' && password !== '';
          setIncomplete(!complete);
          if (complete) onSubmit(login);
        }}
      >
        {message && <Notice tone="danger">{message}</Notice>}
        <TextField
          label="E-mail"
          type="email"
          name="email"
          autoComplete="username"
          required
          value={email}
          onChange={setEmail}
        />
        <PasswordField label="Mot de passe" name="password" required value={password} onChange={setPassword} />
        {forgotHref && (
          <TextLink href={forgotHref} tone="quiet" className="-my-2 justify-self-end py-2 text-sm">
            Mot de passe oublié ?
          </TextLink>
        )}
        <Button type="submit" size="large" wide busy={busy}>
          {busy ? 'Connexion...' : 'Se connecter'}
        </Button>
      </form>
      <OrDivider />
      <div className="grid gap-3">
        {google}
        <FacebookButton />
      </div>
      <div className="grid justify-items-start gap-2 border-t border-line pt-6">
        <p>
          Pas encore de compte ? <TextLink href="/usersignup">Créer un compte</TextLink>
        </p>
        <p className="text-ink-muted">
          Vous tenez une boutique ?{' '}
          <TextLink href={ownerHref} tone="quiet">
            Espace commerçant
          </TextLink>
        </p>
      </div>
    </div>
  );
}
