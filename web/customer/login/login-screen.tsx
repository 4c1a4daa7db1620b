import type { ReactNode } from 'react';
import { Button } from '../../../ui/base/button/button';
import { CustomerLoginForm, type CustomerLogin } from '../../../ui/site/customer-login-form/customer-login-form';
import { Door } from '../../session/door';
import * as t from './login.texts';

export interface LoginScreenProps {
  busy: boolean;
  refusal?: string;
  resend?: { busy: boolean; onPress: () => void };
  notice?: string;
  /** A session that ended is no good news. */
  ended?: boolean;
  google?: ReactNode;
  onSubmit: (login: CustomerLogin) => void;
}

export function LoginScreen({ busy, refusal, resend, notice, ended = false, google, onSubmit }: LoginScreenProps) {
  return (
    <Door title={t.title()} text={t.why()}>
      <CustomerLoginForm
        busy={busy}
        error={refusal}
        notice={notice}
        noticeTone={ended ? 'caution' : undefined}
        google={google}
        forgotHref="/motdepasse"
        action={
          resend && (
            <Button tone="quiet" size="small" busy={resend.busy} onClick={resend.onPress}>
              {t.resend()}
            </Button>
          )
        }
        onSubmit={onSubmit}
      />
    </Door>
  );
}
