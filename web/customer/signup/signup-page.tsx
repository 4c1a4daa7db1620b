import { useState } from 'react';
import { Navigate, useNavigate } from 'react-router-dom';
import { useRegisterCustomerMutation } from '../../../graphql/generated/customer/signup';
import { type CustomerSignup, CustomerSignupForm } from '../../../ui/site/customer-signup-form/customer-signup-form';
import { errorMessage } from '../../page/faults';
import { GoogleSignIn } from '../../session/google-sign-in';
import { house } from '../../page/site-config';
import type { NoticeState } from '../../session/notice-state';
import { refusalMessage } from '../../page/refusals';
import { useSession } from '../../session/session';
import { Door } from '../../session/auth-page';
import * as t from './signup.texts';
import { TypedForm } from '../../page/typed-form';

/** Customer signup; the login then asks to open the activation mail (specification 2.1). */
export function SignupPage() {
  const navigate = useNavigate();
  const { customer } = useSession();
  const [register, { loading }] = useRegisterCustomerMutation();
  const [refusal, setRefusal] = useState<string>();
  const refuse = (text: string | undefined) => {
    // Specification 2.1 asks for the log; the customer also sees the message.
    if (text !== undefined) console.warn(`Signup failed: ${text}`);
    setRefusal(text);
  };

  if (customer && !customer.looksExpired && !customer.isGuest) return <Navigate to="/userSearch" replace />;

  const onSubmit = async ({ phoneNumber: phone, ...signup }: CustomerSignup) => {
    refuse(undefined);
    try {
      // The form cannot be sent without accepting the terms.
      const { data } = await register({ variables: { input: { ...signup, phone, acceptsTerms: true } } });
      const answer = data?.registerCustomer;
      if (answer?.__typename === 'Done') {
        const state: NoticeState = { notice: answer.message };
        await navigate('/userlogin', { state });
      } else if (answer) refuse(refusalMessage(answer));
    } catch (error) {
      refuse(errorMessage(error));
    }
  };

  return (
    <Door title={t.title()} text={t.why()}>
      <TypedForm>
        <CustomerSignupForm
          busy={loading}
          error={refusal}
          google={house.googleClientId && <GoogleSignIn clientId={house.googleClientId} onRefusal={refuse} />}
          onSubmit={(signup) => void onSubmit(signup)}
        />
      </TypedForm>
    </Door>
  );
}
