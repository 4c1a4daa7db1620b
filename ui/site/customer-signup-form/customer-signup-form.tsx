import { useState, type ReactNode } from 'react';
import { Button } from '../../base/button/button';
import { TextField } from '../../base/field/text-field';
import { Notice } from '../../base/notice/notice';
import {
  EMAIL_NEEDED,
  looksLikeEmail,
  looksLikePhone,
  PHONE_NEEDED,
  STRONGER_NEEDED,
} from '../form-check/contact-checks';
import { useFormErrors } from '../form-check/use-form-errors';
import { DoorLinks } from '../login-frame/door-link';
import { OtherWays } from '../login-frame/other-ways';
import { TermsCheckbox } from '../login-frame/terms-checkbox';
import { NewPasswordField } from '../password-strength/new-password-field';
import { strengthOf } from '../password-strength/strength';

export interface CustomerSignup {
  name: string;
  email: string;
  password: string;
  phoneNumber: string | null;
}

export interface CustomerSignupFormProps {
  onSubmit: (signup: CustomerSignup) => void;
  error?: string;
  busy?: boolean;
  google?: ReactNode;
  loginHref?: string;
  ownerHref?: string;
}

/** A customer’s first visit; spec customer §2, §5. */
export function CustomerSignupForm(props: CustomerSignupFormProps) {
  const { onSubmit, error, busy = false, google, loginHref = '/userlogin', ownerHref = '/ownersignupform' } = props;
  const [values, setValues] = useState({ name: '', email: '', password: '', phoneNumber: '' });
  const [accepted, setAccepted] = useState(false);
  const { errors, accept, forget } = useFormErrors<keyof typeof values | 'terms'>();
  const change = (field: keyof typeof values) => (value: string) => {
    setValues((was) => ({ ...was, [field]: value }));
    forget(field);
  };
  const field = (name: 'name' | 'email' | 'phoneNumber') =>
    ({ name, value: values[name], onChange: change(name), error: errors[name] }) as const;

  const submit = (form: HTMLFormElement) => {
    const name = values.name.trim();
    const email = values.email.trim();
    const phone = values.phoneNumber.trim();
    const faultless = accept(form, {
      name: name ? undefined : 'Indiquez votre nom.',
      email: looksLikeEmail(email) ? undefined : EMAIL_NEEDED,
      password: strengthOf(values.password) === 'Fort' ? undefined : STRONGER_NEEDED,
      phoneNumber: phone === '' || looksLikePhone(phone) ? undefined : PHONE_NEEDED,
      terms: accepted ? undefined : "Veuillez accepter les conditions d'utilisation.",
    });
    if (faultless) onSubmit({ name, email, password: values.password, phoneNumber: phone || null });
  };

  return (
    <div className="grid grid-cols-1 gap-6">
      <form
        noValidate
        className="grid gap-5"
        onSubmit={(event) => {
          event.preventDefault();
          submit(event.currentTarget);
        }}
      >
        <TextField label="Nom" autoComplete="name" maxLength={120} required {...field('name')} />
        <TextField label="E-mail" type="email" autoComplete="username" required {...field('email')} />
        <NewPasswordField value={values.password} onChange={change('password')} error={errors.password} />
        <TextField
          label="Téléphone"
          type="tel"
          autoComplete="tel"
          hint="Facultatif. La boutique vous appelle seulement si elle a une question."
          {...field('phoneNumber')}
        />
        <TermsCheckbox
          required
          checked={accepted}
          onChange={(checked) => {
            setAccepted(checked);
            forget('terms');
          }}
          error={errors.terms}
        />
        {error && <Notice tone="danger">{error}</Notice>}
        <Button type="submit" size="large" wide busy={busy}>
          {busy ? 'Création du compte…' : 'Créer mon compte'}
        </Button>
      </form>
      <OtherWays google={google} />
      <DoorLinks
        links={[
          { text: 'Déjà un compte ?', label: 'Se connecter', href: loginHref },
          { text: 'Vous tenez une boutique ?', label: 'Inscrire ma boutique', href: ownerHref, tone: 'quiet' },
        ]}
      />
    </div>
  );
}
