import { LinkButton } from '../../base/link-button/link-button';
import { TextLink } from '../../base/text-link/text-link';
import { LoginForm, type LoginFormProps } from '../login-frame/login-form';
import * as t from './customer-login-form.texts';

export type CustomerLoginFormProps = Omit<LoginFormProps, 'entries' | 'children' | 'instead' | 'links'>;

export function CustomerLoginForm(form: CustomerLoginFormProps) {
  return (
    <LoginForm
      {...form}
      instead={
        <LinkButton href="/pres-de" tone="quiet" wide>
          {t.shops()}
        </LinkButton>
      }
      links={[
        { text: t.noAccount(), label: t.signUp(), href: '/usersignup' },
        { text: t.isOwner(), label: t.ownerArea(), href: '/ownerloginform', tone: 'quiet' },
      ]}
    >
      <TextLink standalone href="/motdepasse" tone="quiet" className="-my-3 justify-self-end text-sm">
        {t.forgotten()}
      </TextLink>
    </LoginForm>
  );
}
