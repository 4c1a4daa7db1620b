import { useState } from 'react';
import { Checkbox } from '../../base/field/checkbox';
import { SelectField } from '../../base/field/select-field';
import { TextLink } from '../../base/text-link/text-link';
import { LoginForm, type Credentials, type LoginFormProps } from '../login-frame/login-form';

export interface OwnerLogin extends Credentials {
  accountType: 'boulangerie' | 'restaurant' | 'cafe';
  rememberMe: boolean;
}

const accountTypes = [
  { value: 'boulangerie', label: 'Boulangerie' },
  { value: 'restaurant', label: 'Restaurant' },
  { value: 'cafe', label: 'Café' },
] as const;

export interface OwnerLoginFormProps extends Omit<LoginFormProps, 'onSubmit' | 'entries' | 'children' | 'links'> {
  onSubmit: (login: OwnerLogin) => void;
  forgotHref: string;
}

export function OwnerLoginForm({ onSubmit, forgotHref, ...form }: OwnerLoginFormProps) {
  const [type, setType] = useState('');
  const [rememberMe, setRememberMe] = useState(true);
  const accountType = accountTypes.find((known) => known.value === type)?.value;
  return (
    <LoginForm
      {...form}
      entries={{ restaurantType: type }}
      onSubmit={(credentials) => accountType && onSubmit({ ...credentials, accountType, rememberMe })}
      links={[
        { text: 'Pas encore inscrit ?', label: 'Inscrire ma boutique', href: '/ownersignupform' },
        { text: 'Vous venez commander ?', label: 'Espace client', href: '/userlogin', tone: 'quiet' },
      ]}
    >
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
    </LoginForm>
  );
}
