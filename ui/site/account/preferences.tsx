import { Switch } from '../../base/field/switch';
import { LanguageChoice, type LanguageChoiceProps } from '../language-choice/language-choice';
import * as t from './preferences.texts';

/** State of push notifications on this device; `unavailable`: the server does not send any yet. */
export type PushState = 'notAsked' | 'refused' | 'on' | 'off' | 'unsupported' | 'unavailable';

const PUSH_HINTS: Record<PushState, () => string> = {
  notAsked: t.pushNotAsked,
  refused: t.pushRefused,
  on: t.pushOn,
  off: t.pushOff,
  unsupported: t.pushUnsupported,
  unavailable: t.pushUnavailable,
};

// Owners are notified about their shop and about their own orders, so two hints differ. Which alerts a new order
// triggers is set in « Réglages », where the device is the counter's.
const OWNER_HINTS = { ...PUSH_HINTS, on: t.ownerPushOn, unavailable: t.ownerPushUnavailable };
const HINTS = { customer: PUSH_HINTS, owner: OWNER_HINTS, counter: { ...OWNER_HINTS, on: t.counterPushOn } };

export interface PushSwitchProps {
  audience: keyof typeof HINTS;
  push: PushState;
  onPushChange: (wanted: boolean) => void;
  pushBusy?: boolean;
  pushError?: string;
}

export function PushSwitch({ audience, push, onPushChange, pushBusy, pushError }: PushSwitchProps) {
  return (
    <Switch
      label={t.push()}
      hint={HINTS[audience][push]()}
      name="push"
      checked={push === 'on'}
      onChange={onPushChange}
      disabled={push === 'refused' || push === 'unsupported' || push === 'unavailable'}
      busy={pushBusy}
      error={pushError}
    />
  );
}

export interface PreferencesProps extends Partial<Omit<PushSwitchProps, 'audience'>> {
  forOwner?: boolean;
  mail: boolean;
  onMailChange: (wanted: boolean) => void;
  mailBusy?: boolean;
  mailError?: string;
  language?: LanguageChoiceProps;
}

export function Preferences(props: PreferencesProps) {
  const { forOwner = false, mail, onMailChange, mailBusy, mailError, push, onPushChange, pushBusy, pushError } = props;
  const { language } = props;
  return (
    <div className="grid gap-4 divide-y divide-line [&>*:not(:last-child)]:pb-4">
      <Switch
        label={forOwner ? t.ownerMail() : t.mail()}
        hint={forOwner ? t.ownerMailHint() : t.mailHint()}
        name="mail"
        checked={mail}
        onChange={onMailChange}
        busy={mailBusy}
        error={mailError}
      />
      {push && onPushChange && (
        <PushSwitch audience={forOwner ? 'owner' : 'customer'} {...{ push, onPushChange, pushBusy, pushError }} />
      )}
      {language && (
        <div className="grid gap-1.5">
          <LanguageChoice {...language} />
          <p className="text-sm text-ink-muted">{t.languageHint()}</p>
        </div>
      )}
    </div>
  );
}
