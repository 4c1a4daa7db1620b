import { useState } from 'react';
import { Navigate, useLocation } from 'react-router-dom';
import { useLoginCustomerMutation } from '../../../graphql/generated/customer/login';
import type { CustomerLogin } from '../../../ui/site/customer-login-form/customer-login-form';
import { afterLogin } from '../../shared/app-path';
import { sayFault } from '../../shared/faults';
import { sayRefusal } from '../../shared/refusals';
import { signIn, useSession } from '../../shared/session';
import { LoginScreen } from './login-screen';

/** Where customers come in; whoever is in already goes on to the search (spec customer §2). */
export function LoginPage() {
  const goOn = afterLogin(useLocation().state, '/userSearch');
  const { customer } = useSession();
  const [login, { loading }] = useLoginCustomerMutation();
  const [refusal, setRefusal] = useState<string>();

  if (customer && !customer.looksExpired) return <Navigate to={goOn} replace />;

  const onSubmit = async (input: CustomerLogin) => {
    setRefusal(undefined);
    try {
      const { data } = await login({ variables: { input } });
      const answer = data?.loginCustomer;
      if (answer?.__typename === 'Session') signIn('customer', answer.token);
      else if (answer) setRefusal(sayRefusal(answer));
    } catch (error) {
      setRefusal(sayFault(error));
    }
  };

  return <LoginScreen busy={loading} refusal={refusal} onSubmit={(input) => void onSubmit(input)} />;
}
