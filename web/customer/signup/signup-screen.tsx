import {
  CustomerSignupForm,
  type CustomerSignupFormProps,
} from '../../../ui/site/customer-signup-form/customer-signup-form';
import { LoginFrame } from '../../../ui/site/login-frame/login-frame';
import { house } from '../../page/house';
import * as t from './signup.texts';

export function SignupScreen(form: CustomerSignupFormProps) {
  return (
    <LoginFrame title={t.title()} text={t.why()} links={house.links}>
      <CustomerSignupForm {...form} />
    </LoginFrame>
  );
}
