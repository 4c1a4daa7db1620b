import type { ReactNode } from 'react';
import { Button } from '../../../ui/base/button/button';
import { OwnerLoginForm, type OwnerLogin } from '../../../ui/site/owner-login-form/owner-login-form';
import { Door } from '../../session/door';
import * as t from './login.texts';

export interface LoginScreenProps {
  busy: boolean;
  refusal?: string;
  resend?: { busy: boolean; onPress: () => void };
  notice?: string;
  google?: ReactNode;
  onSubmit: (login: OwnerLogin) => void;
}

export function LoginScreen({ busy, refusal, resend, notice, google, onSubmit }: LoginScreenProps) {
  return (
    <Door title={t.shopArea()} text={t.whatIsThere()} slogan={t.slogan()}>
      <OwnerLoginForm
        busy={busy}
        error={refusal}
        notice={notice}
        google={google}
        forgotHref="/motdepasse"
        action={
          resend && (
            <Button tone="quiet" size="small" busy={resend.busy} onClick={resend.onPress}>
              {t.sendActivation()}
            </Button>
          )
        }
        onSubmit={onSubmit}
      />
    </Door>
  );
}
