import { OwnerLoginForm, type OwnerLoginFormProps } from '../../../ui/site/owner-login-form/owner-login-form';
import { Door } from '../../session/door';
import * as t from './login.texts';

export function LoginScreen(form: OwnerLoginFormProps) {
  return (
    <Door title={t.shopArea()} text={t.whatIsThere()} slogan={t.slogan()}>
      <OwnerLoginForm {...form} />
    </Door>
  );
}
