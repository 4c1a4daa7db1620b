import {
  CustomerSignupForm,
  type CustomerSignupFormProps,
} from '../../../ui/site/customer-signup-form/customer-signup-form';
import { Door } from '../../session/door';
import * as t from './signup.texts';

export function SignupScreen(form: CustomerSignupFormProps) {
  return (
    <Door title={t.title()} text={t.why()}>
      <CustomerSignupForm {...form} />
    </Door>
  );
}
