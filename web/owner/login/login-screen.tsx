import type { ReactNode } from 'react';
import { Button } from '../../../ui/base/button/button';
import { LoginFrame } from '../../../ui/site/login-frame/login-frame';
import { OwnerLoginForm, type OwnerLogin } from '../../../ui/site/owner-login-form/owner-login-form';
import { tablePictures } from '../../../ui/site/plate/table-pictures';

export interface LoginScreenProps {
  /** The server is asked. */
  busy: boolean;
  /** Why it said no, or that it could not be reached. */
  refusal?: string;
  /** The account waits for its link to be followed: offers to have it mailed again. */
  resend?: { busy: boolean; onPress: () => void };
  /** Why one is here, e.g. after signing up. */
  notice?: string;
  /** The Google button, drawn by Google. */
  google?: ReactNode;
  onSubmit: (login: OwnerLogin) => void;
}

/** The shop’s own door. */
export function LoginScreen({ busy, refusal, resend, notice, google, onSubmit }: LoginScreenProps) {
  return (
    <LoginFrame
      title="Espace commerçant"
      text="Vos commandes, votre menu, vos créneaux."
      slogan="Votre prix au comptoir, votre prix en ligne"
      pictures={tablePictures}
    >
      <OwnerLoginForm
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
