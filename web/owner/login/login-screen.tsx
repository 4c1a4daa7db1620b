import { LoginFrame } from '../../../ui/site/login-frame/login-frame';
import { OwnerLoginForm, type OwnerLoginFormProps } from '../../../ui/site/owner-login-form/owner-login-form';
import * as t from './login.texts';

export function LoginScreen(form: OwnerLoginFormProps) {
  return (
    <LoginFrame title={t.shopArea()} text={t.whatIsThere()} slogan={t.slogan()}>
      <OwnerLoginForm {...form} />
    </LoginFrame>
  );
}
