import { useState } from 'react';
import { Checkbox } from '../../base/field/checkbox';
import { SelectField } from '../../base/field/select-field';
import { shopKindWords, type ShopKind } from '../../food/shop-card/shop-kind';
import { TextLink } from '../../base/text-link/text-link';
import { LoginForm, type Credentials, type LoginFormProps } from '../login-frame/login-form';
import * as t from './owner-login-form.texts';

export interface OwnerLogin extends Credentials {
  accountType: ShopKind;
  rememberMe: boolean;
}

export interface OwnerLoginFormProps extends Omit<LoginFormProps, 'onSubmit' | 'entries' | 'children' | 'links'> {
  onSubmit: (login: OwnerLogin) => void;
}

export function OwnerLoginForm({ onSubmit, ...form }: OwnerLoginFormProps) {
  const [accountType, setAccountType] = useState<ShopKind | ''>('');
  const [rememberMe, setRememberMe] = useState(true);
  return (
    <LoginForm
      {...form}
      entries={{ restaurantType: accountType }}
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
        options={Object.entries(shopKindWords).map(([value, label]) => ({ value, label: label() }))}
        value={accountType}
        onChange={(chosen) => setAccountType(chosen as ShopKind)}
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
