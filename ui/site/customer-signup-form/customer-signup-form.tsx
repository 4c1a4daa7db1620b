import type { ReactNode } from 'react';
import { Button } from '../../base/button/button';
import { TextField } from '../../base/field/text-field';
import { useForm } from '../../base/form/use-form';
import { Notice } from '../../base/notice/notice';
import { looksLikePhone } from '../../../graphql/rules/phone';
import { phoneNeeded } from '../../../graphql/rules/phone.texts';
import { EMAIL_NEEDED, looksLikeEmail, STRONGER_NEEDED } from '../form-check/contact-checks';
import { LoginLinks } from '../login-frame/login-links';
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
}

/** A customer’s first visit; specification 2.1. */
export function CustomerSignupForm({ onSubmit, error, busy = false, google }: CustomerSignupFormProps) {
  const { values, change, errors, form, field } = useForm({
    initialValues: { name: '', email: '', password: '', phoneNumber: '', terms: false },
    check: ({ name, email, password, phoneNumber, terms }) => ({
      name: name.trim() ? undefined : 'Indiquez votre nom.',
      email: looksLikeEmail(email.trim()) ? undefined : EMAIL_NEEDED,
      password: strengthOf(password) === 'Fort' ? undefined : STRONGER_NEEDED,
      phoneNumber: phoneNumber.trim() === '' || looksLikePhone(phoneNumber.trim()) ? undefined : phoneNeeded(),
      terms: terms ? undefined : "Veuillez accepter les conditions d'utilisation.",
    }),
    complete: ({ name, email, password, phoneNumber }) => ({
      name: name.trim(),
      email: email.trim(),
      password,
      phoneNumber: phoneNumber.trim() || null,
    }),
    onSubmit,
    forgiving: true,
  });
  return (
    <div className="grid grid-cols-1 gap-6">
      <form {...form} className="grid gap-5">
        <TextField label="Nom" autoComplete="name" maxLength={120} required {...field('name')} />
        <TextField label="E-mail" type="email" autoComplete="username" required {...field('email')} />
        <NewPasswordField {...field('password')} />
        <TextField
          label="Téléphone"
          type="tel"
          autoComplete="tel"
          hint="Facultatif. La boutique vous appelle seulement si elle a une question."
          {...field('phoneNumber')}
        />
        <TermsCheckbox required checked={values.terms} onChange={(terms) => change({ terms })} error={errors.terms} />
        {error && <Notice tone="danger">{error}</Notice>}
        <Button type="submit" size="large" wide busy={busy}>
          {busy ? 'Création du compte…' : 'Créer mon compte'}
        </Button>
      </form>
      <OtherWays google={google} />
      <LoginLinks
        links={[
          { text: 'Déjà un compte ?', label: 'Se connecter', href: '/userlogin' },
          { text: 'Vous tenez une boutique ?', label: 'Inscrire ma boutique', href: '/ownersignupform', tone: 'quiet' },
        ]}
      />
    </div>
  );
}
