import { useState, type ReactNode } from 'react';
import { Button } from '../../base/button/button';
import { PasswordField } from '../../base/field/password-field';
import { TextField } from '../../base/field/text-field';
import { Notice } from '../../base/notice/notice';
import { TextLink } from '../../base/text-link/text-link';
import { focusFirst } from '../form-check/focus-first';
import { DoorLinks } from '../login-frame/door-link';
import { OtherWays } from '../login-frame/other-ways';

export interface CustomerLogin {
  email: string;
  password: string;
}

export interface CustomerLoginFormProps {
  /** Called only with both filled in. */
  onSubmit: (login: CustomerLogin) => void;
  error?: string;
  action?: ReactNode;
  busy?: boolean;
  google?: ReactNode;
  forgotHref?: string;
  /** Why one is here, e.g. after signing up: look into your mail. */
  notice?: string;
  signupHref?: string;
  ownerHref?: string;
}

export function CustomerLoginForm(props: CustomerLoginFormProps) {
  const { onSubmit, error, action, busy = false, google, forgotHref, notice } = props;
  const { signupHref = '/usersignup', ownerHref = '/ownerloginform' } = props;
  const [email, setEmail] = useState('');
  const [password, setPassword] = useState('');
  const [incomplete, setIncomplete] = useState(false);
  const message = incomplete ? 'Veuillez remplir tous les champs.' : error;
  return (
    <div className="grid grid-cols-1 gap-6">
      <form
        noValidate
        className="grid grid-cols-1 gap-5"
        onSubmit={(event) => {
          event.preventDefault();
          const login = { email: email.trim(), password };
          const empty = Object.entries(login).flatMap(([name, value]) => (value === '' ? [name] : []));
          setIncomplete(empty.length > 0);
          if (empty.length === 0) onSubmit(login);
          else focusFirst(event.currentTarget, new Set(empty));
        }}
      >
        {notice && !message && <Notice tone="positive">{notice}</Notice>}
        {message && (
          <Notice tone="danger" action={incomplete ? undefined : action}>
            {message}
          </Notice>
        )}
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
          <TextLink
            href={forgotHref}
            tone="quiet"
            className="-my-3 inline-flex min-h-11 items-center justify-self-end text-sm"
          >
            Mot de passe oublié ?
          </TextLink>
        )}
        <Button type="submit" size="large" wide busy={busy}>
          {busy ? 'Connexion...' : 'Se connecter'}
        </Button>
      </form>
      <OtherWays google={google} />
      <DoorLinks
        links={[
          { text: 'Pas encore de compte ?', label: 'Créer un compte', href: signupHref },
          { text: 'Vous tenez une boutique ?', label: 'Espace commerçant', href: ownerHref, tone: 'quiet' },
        ]}
      />
    </div>
  );
}
