import { OwnerSignupForm, type OwnerSignupFormProps } from '../../../ui/site/owner-signup-form/owner-signup-form';
import { Door } from '../../session/door';
import * as t from './signup.texts';

export function SignupScreen(form: OwnerSignupFormProps) {
  return (
    <Door title={t.registerShop()} text={t.whatIsThere()} slogan={t.slogan()}>
      <OwnerSignupForm {...form} />
    </Door>
  );
}
