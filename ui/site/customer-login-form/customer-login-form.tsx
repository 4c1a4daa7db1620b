import { TextLink } from '../../base/text-link/text-link';
import { LoginForm, type Credentials, type LoginFormProps } from '../login-frame/login-form';
import * as t from './customer-login-form.texts';

export type CustomerLogin = Credentials;

export interface CustomerLoginFormProps extends Omit<LoginFormProps, 'entries' | 'children' | 'links'> {
  forgotHref?: string;
}

export function CustomerLoginForm({ forgotHref, ...form }: CustomerLoginFormProps) {
  return (
    <LoginForm
      {...form}
      links={[
        { text: t.noAccount(), label: t.signUp(), href: '/usersignup' },
        { text: t.isOwner(), label: t.ownerArea(), href: '/ownerloginform', tone: 'quiet' },
      ]}
    >
      {forgotHref && (
        <TextLink
          href={forgotHref}
          tone="quiet"
          className="-my-3 inline-flex min-h-11 items-center justify-self-end text-sm"
        >
          {t.forgotten()}
        </TextLink>
      )}
    </LoginForm>
  );
}
