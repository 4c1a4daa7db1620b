import { useState } from 'react';
import { Checkbox } from '../../base/field/checkbox';
import { SelectField } from '../../base/field/select-field';
import { TextLink } from '../../base/text-link/text-link';
import { LoginForm, type Credentials, type LoginFormProps } from '../login-frame/login-form';
import * as t from './owner-login-form.texts';

export interface OwnerLogin extends Credentials {
  accountType: 'boulangerie' | 'restaurant' | 'cafe';
  rememberMe: boolean;
}

const accountTypes = () =>
  [
    { value: 'boulangerie', label: t.bakery() },
    { value: 'restaurant', label: t.restaurant() },
    { value: 'cafe', label: t.cafe() },
  ] as const;

export interface OwnerLoginFormProps extends Omit<LoginFormProps, 'onSubmit' | 'entries' | 'children' | 'links'> {
  onSubmit: (login: OwnerLogin) => void;
}

export function OwnerLoginForm({ onSubmit, ...form }: OwnerLoginFormProps) {
  const [type, setType] = useState('');
  const [rememberMe, setRememberMe] = useState(true);
  const options = accountTypes();
  const accountType = options.find((known) => known.value === type)?.value;
  return (
    <LoginForm
      {...form}
      entries={{ restaurantType: type }}
      onSubmit={(credentials) => accountType && onSubmit({ ...credentials, accountType, rememberMe })}
      links={[
        { text: t.noAccount(), label: t.signUp(), href: '/ownersignupform' },
        { text: t.isCustomer(), label: t.customerArea(), href: '/userlogin', tone: 'quiet' },
      ]}
    >
      <SelectField
        label={t.accountType()}
        name="restaurantType"
        required
        placeholder={t.accountTypeNeeded()}
        options={options}
        value={type}
        onChange={setType}
      />
      <div className="-my-1 flex flex-wrap items-center justify-between gap-x-4">
        <Checkbox label={t.remember()} name="rememberMe" checked={rememberMe} onChange={setRememberMe} />
        <TextLink standalone href="/motdepasse" tone="quiet" className="text-sm">
          {t.forgotten()}
        </TextLink>
      </div>
    </LoginForm>
  );
}
