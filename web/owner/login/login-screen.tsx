import { LoginFrame } from '../../../ui/site/login-frame/login-frame';
import { OwnerLoginForm, type OwnerLogin } from '../../../ui/site/owner-login-form/owner-login-form';
import { tablePictures } from '../../../ui/site/plate/table-pictures';

export interface LoginScreenProps {
  /** The server is asked. */
  busy: boolean;
  /** Why it said no, or that it could not be reached. */
  refusal?: string;
  onSubmit: (login: OwnerLogin) => void;
}

/** The shop’s own door. */
export function LoginScreen({ busy, refusal, onSubmit }: LoginScreenProps) {
  return (
    <LoginFrame
      title="Espace commerçant"
      text="Vos commandes, votre menu, vos créneaux."
      slogan="Votre prix au comptoir, votre prix en ligne"
      pictures={tablePictures}
    >
      <OwnerLoginForm busy={busy} error={refusal} forgotHref="/motdepasse" onSubmit={onSubmit} />
    </LoginFrame>
  );
}
