import type { ReactNode } from 'react';
import { Button } from '../../base/button/button';
import { TextField } from '../../base/field/text-field';
import { useForm, type FormProps } from '../../base/form/use-form';
import { Notice } from '../../base/notice/notice';
import { emailError, phoneError } from '../form-check/contact-checks';
import { LoginLinks, OtherWays } from '../login-frame/login-links';
import { TermsCheckbox } from '../login-frame/terms-checkbox';
import { NewPasswordField } from '../password-strength/new-password-field';
import { passwordError } from '../password-strength/strength';
import * as t from './customer-signup-form.texts';

export interface CustomerSignup {
  name: string;
  email: string;
  password: string;
  phoneNumber: string | null;
}

export interface CustomerSignupFormProps extends FormProps<CustomerSignup> {
  google?: ReactNode;
}

/** Sign-up form for customers; specification 2.1. */
export function CustomerSignupForm({ onSubmit, error, busy = false, google }: CustomerSignupFormProps) {
  const { values, change, errors, form, field } = useForm({
    initialValues: { name: '', email: '', password: '', phoneNumber: '', terms: false },
    check: ({ name, email, password, phoneNumber, terms }) => ({
      name: name.trim() ? undefined : t.nameNeeded(),
      email: emailError(email),
      password: passwordError(password),
      phoneNumber: phoneError(phoneNumber),
      terms: terms ? undefined : t.termsNeeded(),
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
        <TextField label={t.name()} autoComplete="name" maxLength={120} required {...field('name')} />
        <TextField label={t.email()} type="email" autoComplete="username" required {...field('email')} />
        <NewPasswordField {...field('password')} />
        <TextField label={t.phone()} type="tel" autoComplete="tel" hint={t.phoneHint()} {...field('phoneNumber')} />
        <TermsCheckbox required checked={values.terms} onChange={(terms) => change({ terms })} error={errors.terms} />
        {error && <Notice tone="danger">{error}</Notice>}
        <Button type="submit" size="large" wide busy={busy}>
          {busy ? t.signingUp() : t.signUp()}
        </Button>
      </form>
      <OtherWays google={google} />
      <LoginLinks
        links={[
          { text: t.hasAccount(), label: t.signIn(), href: '/userlogin' },
          { text: t.isOwner(), label: t.signUpShop(), href: '/ownersignupform', tone: 'quiet' },
        ]}
      />
    </div>
  );
}
