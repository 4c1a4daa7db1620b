import { useState } from 'react';
import { Button } from '../../base/button/button';
import { TextField } from '../../base/field/text-field';
import { Notice } from '../../base/notice/notice';
import { looksLikePhone, PHONE_NEEDED } from '../form-check/contact-checks';
import { useFormErrors } from '../form-check/use-form-errors';

export interface Profile {
  name: string;
  phoneNumber: string | null;
}

export interface ProfileFormProps {
  onSubmit: (profile: Profile) => void;
  forOwner?: boolean;
  initialValues: Profile;
  email: string;
  error?: string;
  busy?: boolean;
  saved?: boolean;
}

const HINTS = {
  customer: {
    name: 'Celui qu’on appelle au comptoir.',
    phone: 'Facultatif. La boutique vous appelle seulement si elle a une question.',
  },
  owner: {
    name: 'Le vôtre ; celui de la boutique est dans les réglages.',
    phone: 'Facultatif. Le vôtre ; vos clients appellent celui de la boutique, dans les réglages.',
  },
};

/** Who you are to the shops you order from. */
export function ProfileForm(props: ProfileFormProps) {
  const { onSubmit, initialValues, email, error, busy = false, saved = false } = props;
  const hints = props.forOwner ? HINTS.owner : HINTS.customer;
  const [name, setName] = useState(initialValues.name);
  const [phoneNumber, setPhoneNumber] = useState(initialValues.phoneNumber ?? '');
  const { errors, accept, forget } = useFormErrors<keyof Profile>();
  return (
    <form
      noValidate
      className="grid gap-5"
      onSubmit={(event) => {
        event.preventDefault();
        const profile = { name: name.trim(), phoneNumber: phoneNumber.trim() || null };
        const phoneFits = profile.phoneNumber === null || looksLikePhone(profile.phoneNumber);
        const faultless = accept(event.currentTarget, {
          ...(!profile.name && { name: 'Indiquez votre nom.' }),
          ...(!phoneFits && { phoneNumber: PHONE_NEEDED }),
        });
        if (faultless) onSubmit(profile);
      }}
    >
      <dl className="grid gap-1">
        <dt className="font-semibold">E-mail</dt>
        <dd className="wrap-anywhere text-ink-muted">{email}</dd>
      </dl>
      <TextField
        label="Nom"
        name="name"
        hint={hints.name}
        autoComplete="name"
        maxLength={120}
        required
        value={name}
        onChange={(value) => {
          setName(value);
          forget('name');
        }}
        error={errors.name}
      />
      <TextField
        label="Téléphone"
        name="phoneNumber"
        hint={hints.phone}
        type="tel"
        autoComplete="tel"
        value={phoneNumber}
        onChange={(value) => {
          setPhoneNumber(value);
          forget('phoneNumber');
        }}
        error={errors.phoneNumber}
      />
      {error && <Notice tone="danger">{error}</Notice>}
      {saved && !error && <Notice tone="positive">Vos informations sont enregistrées.</Notice>}
      <Button type="submit" busy={busy} className="justify-self-start">
        {busy ? 'Enregistrement…' : 'Enregistrer'}
      </Button>
    </form>
  );
}
