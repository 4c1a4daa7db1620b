import { useEffect, useState } from 'react';
import { Button } from '../../base/button/button';
import { PasswordField } from '../../base/field/password-field';
import { TextField } from '../../base/field/text-field';
import { useForm } from '../../base/form/use-form';
import { Notice } from '../../base/notice/notice';
import type { AddressSuggestion } from '../address-search/suggestion-list';
import { LoginLinks } from '../login-frame/login-links';
import { TermsCheckbox } from '../login-frame/terms-checkbox';
import { NewPasswordField } from '../password-strength/new-password-field';
import { checkOwnerSignup, type OwnerSignup, type OwnerSignupEntries } from './owner-signup';
import { ShopPart } from './shop-part';

export interface OwnerSignupFormProps {
  onSubmit: (signup: OwnerSignup) => void;
  onAddressChange: (address: string) => void;
  addressSuggestions: readonly AddressSuggestion[];
  addressLoading?: boolean;
  addressError?: string;
  error?: string;
  busy?: boolean;
  loginHref?: string;
  customerHref?: string;
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

/** A shop comes to the market; specification 2.7. */
export function OwnerSignupForm(props: OwnerSignupFormProps) {
  const { onSubmit, onAddressChange, addressSuggestions, addressLoading, addressError } = props;
  const { error, busy = false, loginHref = '/ownerloginform', customerHref = '/usersignup' } = props;
  const [chosen, setChosen] = useState<AddressSuggestion | null>(null);
  const { values, change, errors, form, field } = useForm({
    initialValues: EMPTY,
    check: (entries) => checkOwnerSignup(entries).found,
    complete: (entries) => checkOwnerSignup(entries).signup,
    onSubmit: (signup) => onSubmit({ ...signup, addressId: chosen?.id ?? null }),
    forgiving: true,
  });
  // Far from the button that was pressed: whoever sent it is led there.
  useEffect(() => {
    if (addressError) form.ref.current?.querySelector<HTMLElement>('[name=address]')?.focus();
  }, [addressError, form.ref]);

  return (
    <div className="grid grid-cols-1 gap-6">
      <form {...form} className="grid gap-10">
        <ShopPart
          values={values}
          faults={{ ...errors, address: errors.address ?? addressError }}
          suggestions={addressSuggestions}
          suggesting={addressLoading}
          onValuesChange={(changed) => {
            change(changed);
            if (changed.address === undefined) return;
            setChosen(null);
            onAddressChange(changed.address);
          }}
          onSelectAddress={(suggestion) => {
            change({ address: [suggestion.label, suggestion.detail].filter(Boolean).join(', ') });
            setChosen(suggestion);
          }}
        />
        <fieldset className="grid gap-5">
          <legend className="mb-5 font-display text-2xl font-bold">Vous</legend>
          <TextField label="Nom complet" autoComplete="name" maxLength={120} required {...field('name')} />
          <TextField label="E-mail" type="email" autoComplete="username" required {...field('email')} />
          <TextField
            label="Téléphone"
            type="tel"
            autoComplete="tel"
            hint="Pour les questions sur vos commandes ; les clients ne le voient pas."
            required
            {...field('mobile')}
          />
        </fieldset>
        <fieldset className="grid gap-5">
          <legend className="mb-5 font-display text-2xl font-bold">Votre mot de passe</legend>
          <NewPasswordField {...field('password')} />
          <PasswordField label="Confirmation" autoComplete="new-password" required {...field('confirmPassword')} />
        </fieldset>
        <div className="grid gap-5">
          <TermsCheckbox checked={values.terms} onChange={(terms) => change({ terms })} />
          {error && <Notice tone="danger">{error}</Notice>}
          <Button type="submit" size="large" wide busy={busy}>
            {busy ? 'Inscription…' : 'Inscrire ma boutique'}
          </Button>
        </div>
      </form>
      <LoginLinks
        links={[
          { text: 'Déjà inscrit ?', label: 'Se connecter', href: loginHref },
          { text: 'Vous venez commander ?', label: 'Créer un compte client', href: customerHref, tone: 'quiet' },
        ]}
      />
    </div>
  );
}
