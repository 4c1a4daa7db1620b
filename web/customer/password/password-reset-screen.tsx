import { NewPasswordForm, type NewPassword } from '../../../ui/site/password-reset/new-password-form';
import { LinkExpired, PasswordChanged } from '../../../ui/site/password-reset/password-outcomes';
import { Door } from '../../session/door';
import * as t from './password.texts';

export interface PasswordResetScreenProps {
  state: 'choosing' | 'expired' | 'changed';
  busy: boolean;
  /** Why it said no, or that it could not be reached; a link that is no good is `expired`. */
  refusal?: string;
  onSubmit: (chosen: NewPassword) => void;
}

const titles: Record<PasswordResetScreenProps['state'], () => string> = {
  choosing: t.choosing,
  expired: t.expired,
  changed: t.changed,
};

export function PasswordResetScreen({ state, busy, refusal, onSubmit }: PasswordResetScreenProps) {
  return (
    <Door title={titles[state]()}>
      {state === 'choosing' && <NewPasswordForm busy={busy} error={refusal} onSubmit={onSubmit} />}
      {state === 'expired' && <LinkExpired />}
      {state === 'changed' && <PasswordChanged />}
    </Door>
  );
}
