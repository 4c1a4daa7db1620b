import { Switch } from '../../../ui/base/field/switch';
import { FormSection } from '../../../ui/owner/form-frame/form-section';
import type { PushState } from '../../../ui/site/account/preferences';

const HINTS: Record<PushState, string> = {
  notAsked: 'Votre navigateur vous demandera la permission.',
  refused: 'Votre navigateur bloque les notifications de ce site. Autorisez-les dans ses réglages, puis revenez ici.',
  on: 'Il vous prévient même quand le tableau est fermé. Chaque appareil se règle à part.',
  off: 'Il ne vous prévient plus.',
  unsupported:
    'Ce navigateur ne sait pas recevoir de notifications. Sur iPhone ou iPad, installez d’abord l’application sur l’écran d’accueil.',
  unavailable: 'Les notifications ne sont pas disponibles ici. Les nouvelles commandes sonnent sur le tableau.',
};

export interface ThisDeviceProps {
  push: PushState;
  onPushChange: (wanted: boolean) => void;
  pushBusy?: boolean;
  pushError?: string;
}

export function ThisDevice({ push, onPushChange, pushBusy, pushError }: ThisDeviceProps) {
  return (
    <FormSection title="Cet appareil" text="Un client qui arrive, une commande que personne n’a vue.">
      <Switch
        label="Notifications sur cet appareil"
        hint={HINTS[push]}
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
