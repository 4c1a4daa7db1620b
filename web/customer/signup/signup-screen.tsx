import type { ReactNode } from 'react';
import { CustomerSignupForm, type CustomerSignup } from '../../../ui/site/customer-signup-form/customer-signup-form';
import { LoginFrame } from '../../../ui/site/login-frame/login-frame';
import { tablePictures } from '../../../ui/site/plate/table-pictures';
import { house } from '../../page/house';

export interface SignupScreenProps {
  busy: boolean;
  refusal?: string;
  google?: ReactNode;
  onSubmit: (signup: CustomerSignup) => void;
}

export function SignupScreen({ busy, refusal, google, onSubmit }: SignupScreenProps) {
  return (
    <LoginFrame
      title="Une place à table"
      text="Un compte pour commander près de chez vous, au même prix qu’au comptoir."
      pictures={tablePictures}
      links={house.links}
    >
      <CustomerSignupForm busy={busy} error={refusal} google={google} onSubmit={onSubmit} />
    </LoginFrame>
  );
}
