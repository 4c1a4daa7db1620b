import { Switch } from '../../../ui/base/field/switch';
import { FormSection } from '../../../ui/owner/form-frame/form-frame';
import type { PushState } from '../../../ui/site/account/preferences';
import * as t from './settings.texts';

const HINTS: Record<PushState, () => string> = {
  notAsked: t.pushNotAsked,
  refused: t.pushRefused,
  on: t.pushOn,
  off: t.pushOff,
  unsupported: t.pushUnsupported,
  unavailable: t.pushUnavailable,
};

interface ThisDeviceProps {
  push: PushState;
  onPushChange: (wanted: boolean) => void;
  pushBusy?: boolean;
  pushError?: string;
}

export function ThisDevice({ push, onPushChange, pushBusy, pushError }: ThisDeviceProps) {
  return (
    <FormSection title={t.thisDevice()} text={t.thisDeviceText()}>
      <Switch
        label={t.notifications()}
        hint={HINTS[push]()}
        name="push"
        checked={push === 'on'}
        onChange={onPushChange}
        disabled={push === 'refused' || push === 'unsupported' || push === 'unavailable'}
        busy={pushBusy}
        error={pushError}
      />
    </FormSection>
  );
}
