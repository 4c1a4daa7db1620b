import {
  CustomerLoginForm,
  type CustomerLoginFormProps,
} from '../../../ui/site/customer-login-form/customer-login-form';
import { LoginFrame } from '../../../ui/site/login-frame/login-frame';
import { house } from '../../page/house';
import * as t from './login.texts';

export function LoginScreen(form: CustomerLoginFormProps) {
  return (
    <LoginFrame title={t.title()} text={t.why()} links={house.links}>
      <CustomerLoginForm {...form} />
    </LoginFrame>
  );
}
