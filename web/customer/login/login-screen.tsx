import {
  CustomerLoginForm,
  type CustomerLoginFormProps,
} from '../../../ui/site/customer-login-form/customer-login-form';
import { Door } from '../../session/door';
import * as t from './login.texts';

export function LoginScreen(form: CustomerLoginFormProps) {
  return (
    <Door title={t.title()} text={t.why()}>
      <CustomerLoginForm {...form} />
    </Door>
  );
}
