import type { FormProps } from '../../../ui/base/form/use-form';
import { NewPasswordForm, type NewPassword } from '../../../ui/site/password-reset/new-password-form';
import { LinkExpired, PasswordChanged } from '../../../ui/site/password-reset/password-outcomes';
import { Door } from '../../session/door';
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
    <Door title={titles[state]()}>
      {state === 'choosing' && <NewPasswordForm {...form} />}
      {state === 'expired' && <LinkExpired />}
      {state === 'changed' && <PasswordChanged />}
    </Door>
  );
}
