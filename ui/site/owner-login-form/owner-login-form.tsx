import { useState, type ReactNode } from 'react';
import { Button } from '../../base/button/button';
import { Checkbox } from '../../base/field/checkbox';
import { PasswordField } from '../../base/field/password-field';
import { SelectField } from '../../base/field/select-field';
import { TextField } from '../../base/field/text-field';
import { Notice } from '../../base/notice/notice';
import { TextLink } from '../../base/text-link/text-link';
import { focusFirst } from '../form-check/focus-first';
import { DoorLinks } from '../login-frame/door-link';
import { OtherWays } from '../login-frame/other-ways';

export interface OwnerLogin {
  email: string;
  password: string;
  accountType: 'boulangerie' | 'restaurant';
  rememberMe: boolean;
}

const accountTypes = [
  { value: 'boulangerie', label: 'Boulangerie' },
  { value: 'restaurant', label: 'Restaurant' },
] as const;

export interface OwnerLoginFormProps {
  onSubmit: (login: OwnerLogin) => void;
  /** The server's answer, else 'La connexion a échoué. Veuillez réessayer.' */
  error?: string;
  action?: ReactNode;
  busy?: boolean;
  google?: ReactNode;
  forgotHref: string;
  /** Why one is here, e.g. after signing up: 'Owner created successfully!' */
  notice?: string;
  signupHref?: string;
  customerHref?: string;
}

export function OwnerLoginForm(props: OwnerLoginFormProps) {
  const { onSubmit, error, action, busy = false, google, forgotHref, notice } = props;
  const { signupHref = '/ownersignupform', customerHref = '/userlogin' } = props;
  const [email, setEmail] = useState('');
  const [password, setPassword] = useState('');
  const [type, setType] = useState('');
  const [rememberMe, setRememberMe] = useState(false);
  const [incomplete, setIncomplete] = useState(false);
  const accountType = accountTypes.find((known) => known.value === type)?.value;
  const message = incomplete ? 'Veuillez remplir tous les champs.' : error;
  return (
    <div className="grid grid-cols-1 gap-6">
      <form
        noValidate
        className="grid grid-cols-1 gap-5"
        onSubmit={(event) => {
          event.preventDefault();
          const entries = { email: email.trim(), password, restaurantType: type };
          const empty = Object.entries(entries).flatMap(([name, value]) => (value === '' ? [name] : []));
          setIncomplete(empty.length > 0);
          if (empty.length > 0) focusFirst(event.currentTarget, new Set(empty));
          else if (accountType) onSubmit({ email: entries.email, password, accountType, rememberMe });
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
        <SelectField
          label="Type de compte"
          name="restaurantType"
          required
          placeholder="Sélectionnez votre type de compte"
          options={accountTypes}
          value={type}
          onChange={setType}
        />
        <div className="-my-1 flex flex-wrap items-center justify-between gap-x-4">
          <Checkbox label="Se souvenir de moi" name="rememberMe" checked={rememberMe} onChange={setRememberMe} />
          <TextLink href={forgotHref} tone="quiet" className="inline-flex min-h-11 items-center text-sm">
            Mot de passe oublié ?
          </TextLink>
        </div>
        <Button type="submit" size="large" wide busy={busy}>
          {busy ? 'Connexion...' : 'Se connecter'}
        </Button>
      </form>
      <OtherWays google={google} />
      <DoorLinks
        links={[
          { text: 'Pas encore inscrit ?', label: 'Inscrire ma boutique', href: signupHref },
          { text: 'Vous venez commander ?', label: 'Espace client', href: customerHref, tone: 'quiet' },
        ]}
      />
    </div>
  );
}
