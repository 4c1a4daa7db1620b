import { useEffect } from 'react';
import { Button } from '../../base/button/button';
import { PasswordField } from '../../base/field/password-field';
import { TextField } from '../../base/field/text-field';
import { useForm, type FormProps } from '../../base/form/use-form';
import { Notice } from '../../base/notice/notice';
import { AddressField } from '../address-search/address-field';
import type { AddressSuggestion } from '../address-search/suggestion-list';
import { LoginLinks } from '../login-frame/login-links';
import { TermsCheckbox } from '../login-frame/terms-checkbox';
import { NewPasswordField } from '../password-strength/new-password-field';
import { KindField } from './kind-field';
import { checkOwnerSignup, type OwnerSignup, type OwnerSignupEntries } from './owner-signup';
import * as t from './owner-signup-form.texts';

export interface OwnerSignupFormProps extends FormProps<OwnerSignup> {
  /** Fees of the shop as text, shown before the owner agrees. */
  fees?: string;
  onAddressChange: (address: string) => void;
  addressSuggestions: readonly AddressSuggestion[];
  addressLoading?: boolean;
  addressError?: string;
}

const EMPTY: OwnerSignupEntries = {
  shopName: '',
  address: '',
  restaurantType: '',
  name: '',
  email: '',
  mobile: '',
  password: '',
  confirmPassword: '',
  terms: false,
};

/** Sign-up form for shops; specification 2.7. */
export function OwnerSignupForm(props: OwnerSignupFormProps) {
  const { onSubmit, onAddressChange, addressSuggestions, addressLoading, addressError } = props;
  const { error, busy = false, fees } = props;
  const { values, change, errors, form, field } = useForm({
    initialValues: EMPTY,
    check: (entries) => checkOwnerSignup(entries).found,
    complete: (entries) => checkOwnerSignup(entries).signup,
    onSubmit,
    forgiving: true,
  });
  // Focuses the address field, because its error is far from the submit button.
  useEffect(() => {
    if (addressError) form.ref.current?.querySelector<HTMLElement>('[name=address]')?.focus();
  }, [addressError, form.ref]);

  return (
    <div className="grid grid-cols-1 gap-6">
      <form {...form} className="grid gap-10">
        <fieldset className="grid gap-5">
          <legend className="mb-5 font-display text-2xl font-bold">{t.shop()}</legend>
          <TextField
            label={t.shopName()}
            hint={t.shopNameHint()}
            autoComplete="organization"
            maxLength={120}
            required
            {...field('shopName')}
          />
          <AddressField
            hint={t.addressHint()}
            required
            value={values.address}
            error={errors.address ?? addressError}
            suggestions={addressSuggestions}
            loading={addressLoading}
            onChange={(address) => {
              change({ address });
              onAddressChange(address);
            }}
            onSelect={({ label, detail }) => change({ address: [label, detail].filter(Boolean).join(', ') })}
          />
          <KindField
            value={values.restaurantType || null}
            error={errors.restaurantType}
            onChange={(restaurantType) => change({ restaurantType })}
          />
        </fieldset>
        <fieldset className="grid gap-5">
          <legend className="mb-5 font-display text-2xl font-bold">{t.owner()}</legend>
          <TextField label={t.name()} autoComplete="name" maxLength={120} required {...field('name')} />
          <TextField label={t.email()} type="email" autoComplete="username" required {...field('email')} />
          <TextField
            label={t.phone()}
            type="tel"
            autoComplete="tel"
            hint={t.phoneHint()}
            required
            {...field('mobile')}
          />
        </fieldset>
        <fieldset className="grid gap-5">
          <legend className="mb-5 font-display text-2xl font-bold">{t.password()}</legend>
          <NewPasswordField {...field('password')} />
          <PasswordField label={t.passwordAgain()} autoComplete="new-password" required {...field('confirmPassword')} />
        </fieldset>
        <div className="grid gap-5">
          {fees && <Notice>{fees}</Notice>}
          <TermsCheckbox checked={values.terms} onChange={(terms) => change({ terms })} />
          {error && <Notice tone="danger">{error}</Notice>}
          <Button type="submit" size="large" wide busy={busy}>
            {busy ? t.signingUp() : t.signUp()}
          </Button>
        </div>
      </form>
      <LoginLinks
        links={[
          { text: t.hasAccount(), label: t.signIn(), href: '/ownerloginform' },
          { text: t.isCustomer(), label: t.signUpCustomer(), href: '/usersignup', tone: 'quiet' },
        ]}
      />
    </div>
  );
}
