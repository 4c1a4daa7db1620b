import { Button } from '../../base/button/button';
import { TextField } from '../../base/field/text-field';
import { useForm, type FormProps } from '../../base/form/use-form';
import { Notice } from '../../base/notice/notice';
import { TextLink } from '../../base/text-link/text-link';
import { email, hasAccount, name, nameNeeded, phone, signIn } from '../customer-signup-form/customer-signup-form.texts';
import { emailError, phoneError } from '../form-check/contact-checks';
import { LoginLinks } from '../login-frame/login-links';
import * as t from './guest-form.texts';

export interface Guest {
  name: string;
  email: string;
  phone: string | null;
}

export interface GuestFormProps extends FormProps<Guest> {
  /** Whether the shop requires a phone number; otherwise the field is not shown. */
  asksPhone: boolean;
}

/** Form for ordering without an account, with links to sign in or sign up. */
export function GuestForm({ onSubmit, error, busy = false, asksPhone }: GuestFormProps) {
  const { form, field } = useForm({
    initialValues: { name: '', email: '', phone: '' },
    check: ({ name, email, phone }) => ({
      name: name.trim() ? undefined : nameNeeded(),
      email: emailError(email),
      phone: asksPhone && !phone.trim() ? t.phoneMissing() : phoneError(phone),
    }),
    complete: ({ name, email, phone }) => ({
      name: name.trim(),
      email: email.trim(),
      phone: (asksPhone && phone.trim()) || null,
    }),
    onSubmit,
    forgiving: true,
  });
  return (
    <div className="grid grid-cols-1 gap-6">
      <form {...form} className="grid gap-5">
        <TextField label={name()} autoComplete="name" maxLength={120} required {...field('name')} />
        <TextField
          label={email()}
          type="email"
          autoComplete="email"
          required
          hint={t.emailHint()}
          {...field('email')}
        />
        {asksPhone && (
          <TextField
            label={phone()}
            type="tel"
            autoComplete="tel"
            required
            hint={t.phoneWanted()}
            {...field('phone')}
          />
        )}
        {error && <Notice tone="danger">{error}</Notice>}
        <Button type="submit" size="large" wide busy={busy}>
          {busy ? t.going() : t.goOn()}
        </Button>
        <p className="text-sm text-ink-muted">
          {t.accept()} <TextLink href="/cgv">{t.terms()}</TextLink>.
        </p>
      </form>
      <LoginLinks
        links={[
          { text: hasAccount(), label: signIn(), href: '/userlogin' },
          { text: t.firstVisit(), label: t.createAccount(), href: '/usersignup' },
        ]}
      />
    </div>
  );
}
