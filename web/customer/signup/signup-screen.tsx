import type { ReactNode } from 'react';
import { CustomerSignupForm, type CustomerSignup } from '../../../ui/site/customer-signup-form/customer-signup-form';
import { Door } from '../../session/door';
import * as t from './signup.texts';

export interface SignupScreenProps {
  busy: boolean;
  refusal?: string;
  google?: ReactNode;
  onSubmit: (signup: CustomerSignup) => void;
}

export function SignupScreen({ busy, refusal, google, onSubmit }: SignupScreenProps) {
  return (
    <Door title={t.title()} text={t.why()}>
      <CustomerSignupForm busy={busy} error={refusal} google={google} onSubmit={onSubmit} />
    </Door>
  );
}
