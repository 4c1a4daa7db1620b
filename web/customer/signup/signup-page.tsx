import { useState } from 'react';
import { Navigate, useNavigate } from 'react-router-dom';
import { useRegisterCustomerMutation } from '../../../graphql/generated/customer/signup';
import { type CustomerSignup, CustomerSignupForm } from '../../../ui/site/customer-signup-form/customer-signup-form';
import { GoogleSignIn } from '../../session/google-sign-in';
import { house } from '../../page/site-config';
import type { NoticeState } from '../../session/notice-state';
import { useRequest } from '../../page/use-request';
import { useSession } from '../../session/session';
import { Door } from '../../session/auth-page';
import * as t from './signup.texts';
import { TypedForm } from '../../page/typed-form';

/** Customer signup; the login then asks to open the activation mail (specification 2.1). */
export function SignupPage() {
  const navigate = useNavigate();
  const { customer } = useSession();
  const [register] = useRegisterCustomerMutation();
  const { busy, send } = useRequest();
  const [refusal, setRefusal] = useState<string>();
  const refuse = (text: string | undefined) => {
    // Specification 2.1 asks for the log; the customer also sees the message.
    if (text !== undefined) console.warn(`Signup failed: ${text}`);
    setRefusal(text);
  };

  if (customer && !customer.looksExpired && !customer.isGuest) return <Navigate to="/userSearch" replace />;

  const onSubmit = ({ phoneNumber: phone, ...signup }: CustomerSignup) => {
    refuse(undefined);
    // The form cannot be sent without accepting the terms.
    const input = { ...signup, phone, acceptsTerms: true };
    send(
      () => register({ variables: { input } }),
      ({ message }) => {
        const state: NoticeState = { notice: message };
        void navigate('/userlogin', { state });
      },
      refuse,
    );
  };

  return (
    <Door title={t.title()} text={t.why()}>
      <TypedForm>
        <CustomerSignupForm
          busy={busy}
          error={refusal}
          google={house.googleClientId && <GoogleSignIn clientId={house.googleClientId} onRefusal={refuse} />}
          onSubmit={onSubmit}
        />
      </TypedForm>
    </Door>
  );
}
