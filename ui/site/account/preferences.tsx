import { Switch } from '../../base/field/switch';

/** What the browser says of notifications on this device; `unavailable`: this house does not send any yet. */
export type PushState = 'notAsked' | 'refused' | 'on' | 'off' | 'unsupported' | 'unavailable';

const PUSH_HINTS: Record<PushState, string> = {
  notAsked: 'Votre navigateur vous demandera la permission.',
  refused: 'Votre navigateur bloque les notifications de ce site. Autorisez-les dans ses réglages, puis revenez ici.',
  on: 'Cet appareil vous prévient quand votre commande est prête.',
  off: 'Cet appareil ne vous prévient plus.',
  unsupported:
    'Ce navigateur ne sait pas recevoir de notifications. Sur iPhone ou iPad, installez d’abord l’application sur l’écran d’accueil.',
  unavailable: 'Les notifications ne sont pas encore disponibles ici. La page de suivi se met à jour toute seule.',
};

// How loud new orders are is set in « Réglages »: this is about what an owner orders elsewhere.
const OWNER_MAIL = 'Quand vous commandez vous-même : le reçu, et un mot si la boutique doit annuler.';
const OWNER_PUSH_HINTS: Partial<Record<PushState, string>> = {
  on: 'Cet appareil vous prévient de ce qui attend votre boutique, et quand ce que vous avez commandé est prêt.',
  unavailable: 'Les notifications ne sont pas encore disponibles ici. Les nouvelles commandes sonnent sur le tableau.',
};

export interface PreferencesProps {
  forOwner?: boolean;
  mail: boolean;
  onMailChange: (wanted: boolean) => void;
  mailBusy?: boolean;
  mailError?: string;
  push?: PushState;
  onPushChange?: (wanted: boolean) => void;
  pushBusy?: boolean;
  pushError?: string;
}

export function Preferences(props: PreferencesProps) {
  const { forOwner = false, mail, onMailChange, mailBusy, mailError, push, onPushChange, pushBusy, pushError } = props;
  return (
    <div className="grid gap-4 divide-y divide-line [&>*:not(:last-child)]:pb-4">
      <Switch
        label={forOwner ? 'E-mails sur mes propres achats' : 'E-mails sur mes commandes'}
        hint={forOwner ? OWNER_MAIL : 'Le reçu, et un mot si la boutique doit annuler.'}
        name="mail"
        checked={mail}
        onChange={onMailChange}
        busy={mailBusy}
        error={mailError}
      />
      {push && onPushChange && (
        <Switch
          label="Notifications sur cet appareil"
          hint={forOwner ? (OWNER_PUSH_HINTS[push] ?? PUSH_HINTS[push]) : PUSH_HINTS[push]}
          name="push"
          checked={push === 'on'}
          onChange={onPushChange}
          disabled={push === 'refused' || push === 'unsupported' || push === 'unavailable'}
          busy={pushBusy}
          error={pushError}
        />
      )}
    </div>
  );
}
