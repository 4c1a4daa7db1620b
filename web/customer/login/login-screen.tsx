import { CustomerLoginForm, type CustomerLogin } from '../../../ui/site/customer-login-form/customer-login-form';
import { LoginFrame } from '../../../ui/site/login-frame/login-frame';
import { tablePictures } from '../../../ui/site/plate/table-pictures';

export interface LoginScreenProps {
  /** The server is asked. */
  busy: boolean;
  /** Why it said no, or that it could not be reached. */
  refusal?: string;
  onSubmit: (login: CustomerLogin) => void;
}

/** The customers’ door. */
export function LoginScreen({ busy, refusal, onSubmit }: LoginScreenProps) {
  return (
    <LoginFrame
      title="Bon retour à table"
      text="Connectez-vous pour commander près de chez vous, au même prix qu’au comptoir."
      pictures={tablePictures}
    >
      <CustomerLoginForm busy={busy} error={refusal} onSubmit={onSubmit} />
    </LoginFrame>
  );
}
