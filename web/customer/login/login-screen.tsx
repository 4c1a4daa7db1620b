import type { ReactNode } from 'react';
import { Button } from '../../../ui/base/button/button';
import { CustomerLoginForm, type CustomerLogin } from '../../../ui/site/customer-login-form/customer-login-form';
import { LoginFrame } from '../../../ui/site/login-frame/login-frame';
import { tablePictures } from '../../../ui/site/plate/table-pictures';
import { house } from '../../page/house';

export interface LoginScreenProps {
  /** The server is asked. */
  busy: boolean;
  /** Why it said no, or that it could not be reached. */
  refusal?: string;
  /** The account waits for its link to be followed: offers to have it mailed again. */
  resend?: { busy: boolean; onPress: () => void };
  /** Why one is here, e.g. after signing up. */
  notice?: string;
  /** The Google button in its slot, where Google is configured. */
  google?: ReactNode;
  onSubmit: (login: CustomerLogin) => void;
}

/** The customers’ door. */
export function LoginScreen({ busy, refusal, resend, notice, google, onSubmit }: LoginScreenProps) {
  return (
    <LoginFrame
      title="Bon retour à table"
      text="Connectez-vous pour commander près de chez vous, au même prix qu’au comptoir."
      pictures={tablePictures}
      links={house.links}
    >
      <CustomerLoginForm
        busy={busy}
        error={refusal}
        notice={notice}
        google={google}
        forgotHref="/motdepasse"
        action={
          resend && (
            <Button tone="quiet" size="small" busy={resend.busy} onClick={resend.onPress}>
              Renvoyer l’e-mail d’activation
            </Button>
          )
        }
        onSubmit={onSubmit}
      />
    </LoginFrame>
  );
}
