import { LoginFrame } from '../../../ui/site/login-frame/login-frame';
import { OwnerSignupForm, type OwnerSignupFormProps } from '../../../ui/site/owner-signup-form/owner-signup-form';
import { house } from '../../page/house';
import * as t from './signup.texts';

export function SignupScreen(form: OwnerSignupFormProps) {
  return (
    <LoginFrame title={t.registerShop()} text={t.whatIsThere()} slogan={t.slogan()} links={house.links}>
      <OwnerSignupForm {...form} />
    </LoginFrame>
  );
}
