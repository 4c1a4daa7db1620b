import { TextLink } from '../../base/text-link/text-link';
import { LoginForm, type Credentials, type LoginFormProps } from '../login-frame/login-form';

export type CustomerLogin = Credentials;

export interface CustomerLoginFormProps extends Omit<LoginFormProps, 'entries' | 'children' | 'links'> {
  forgotHref?: string;
}

export function CustomerLoginForm({ forgotHref, ...form }: CustomerLoginFormProps) {
  return (
    <LoginForm
      {...form}
      links={[
        { text: 'Pas encore de compte ?', label: 'Créer un compte', href: '/usersignup' },
        { text: 'Vous tenez une boutique ?', label: 'Espace commerçant', href: '/ownerloginform', tone: 'quiet' },
      ]}
    >
      {forgotHref && (
        <TextLink
          href={forgotHref}
          tone="quiet"
          className="-my-3 inline-flex min-h-11 items-center justify-self-end text-sm"
        >
          Mot de passe oublié ?
        </TextLink>
      )}
    </LoginForm>
  );
}
