import type { ReactNode } from 'react';
import { CustomerSignupForm, type CustomerSignup } from '../../../ui/site/customer-signup-form/customer-signup-form';
import { LoginFrame } from '../../../ui/site/login-frame/login-frame';
import { tablePictures } from '../../../ui/site/plate/table-pictures';
import { house } from '../../page/house';
import * as t from './signup.texts';

export interface SignupScreenProps {
  busy: boolean;
  refusal?: string;
  google?: ReactNode;
  onSubmit: (signup: CustomerSignup) => void;
}

export function SignupScreen({ busy, refusal, google, onSubmit }: SignupScreenProps) {
  return (
    <LoginFrame title={t.title()} text={t.why()} pictures={tablePictures} links={house.links}>
      <CustomerSignupForm busy={busy} error={refusal} google={google} onSubmit={onSubmit} />
    </LoginFrame>
  );
}
