import type { FormProps } from '../../../ui/base/form/use-form';
import { LoginFrame } from '../../../ui/site/login-frame/login-frame';
import { NewPasswordForm, type NewPassword } from '../../../ui/site/password-reset/new-password-form';
import { LinkExpired, PasswordChanged } from '../../../ui/site/password-reset/password-outcomes';
import { house } from '../../page/house';
import * as t from './password.texts';

export interface PasswordResetScreenProps extends FormProps<NewPassword> {
  state: 'choosing' | 'expired' | 'changed';
}

const titles: Record<PasswordResetScreenProps['state'], () => string> = {
  choosing: t.choosing,
  expired: t.expired,
  changed: t.changed,
};

export function PasswordResetScreen({ state, ...form }: PasswordResetScreenProps) {
  return (
    <LoginFrame title={titles[state]()} links={house.links}>
      {state === 'choosing' && <NewPasswordForm {...form} />}
      {state === 'expired' && <LinkExpired />}
      {state === 'changed' && <PasswordChanged />}
    </LoginFrame>
  );
}
