import { useEffect, useState } from 'react';
import { Button } from '../../base/button/button';
import { PasswordField } from '../../base/field/password-field';
import { TextField } from '../../base/field/text-field';
import { useForm } from '../../base/form/use-form';
import { Notice } from '../../base/notice/notice';
import { AddressField } from '../address-search/address-field';
import type { AddressSuggestion } from '../address-search/suggestion-list';
import { LoginLinks } from '../login-frame/login-links';
import { TermsCheckbox } from '../login-frame/terms-checkbox';
import { NewPasswordField } from '../password-strength/new-password-field';
import { KindField } from './kind-field';
import { checkOwnerSignup, type OwnerSignup, type OwnerSignupEntries } from './owner-signup';

export interface OwnerSignupFormProps {
  onSubmit: (signup: OwnerSignup) => void;
  onAddressChange: (address: string) => void;
  addressSuggestions: readonly AddressSuggestion[];
  addressLoading?: boolean;
  addressError?: string;
  error?: string;
  busy?: boolean;
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
  const { error, busy = false } = props;
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
        <fieldset className="grid gap-5">
          <legend className="mb-5 font-display text-2xl font-bold">Votre boutique</legend>
          <TextField
            label="Nom de la boutique"
            hint="Comme sur votre enseigne."
            autoComplete="organization"
            maxLength={120}
            required
            {...field('shopName')}
          />
          <AddressField
            hint="Numéro, rue et ville : choisissez-la dans la liste quand elle y est."
            required
            value={values.address}
            error={errors.address ?? addressError}
            suggestions={addressSuggestions}
            loading={addressLoading}
            onChange={(address) => {
              change({ address });
              setChosen(null);
              onAddressChange(address);
            }}
            onSelect={(suggestion) => {
              change({ address: [suggestion.label, suggestion.detail].filter(Boolean).join(', ') });
              setChosen(suggestion);
            }}
          />
          <KindField
            value={values.restaurantType || null}
            error={errors.restaurantType}
            onChange={(restaurantType) => change({ restaurantType })}
          />
        </fieldset>
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
          { text: 'Déjà inscrit ?', label: 'Se connecter', href: '/ownerloginform' },
          { text: 'Vous venez commander ?', label: 'Créer un compte client', href: '/usersignup', tone: 'quiet' },
        ]}
      />
    </div>
  );
}
