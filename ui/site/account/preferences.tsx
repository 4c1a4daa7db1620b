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

export interface PreferencesProps {
  /** Mails about one’s orders are wanted. */
  mail: boolean;
  onMailChange: (wanted: boolean) => void;
  /** The change is being kept. @default false */
  mailBusy?: boolean;
  /** That change could not be kept. */
  mailError?: string;
  /** Left out where notifications are not spoken of. */
  push?: PushState;
  /** A gesture: the browser may ask now. Comes with `push`. */
  onPushChange?: (wanted: boolean) => void;
  /** The browser asks, or the change is being kept. @default false */
  pushBusy?: boolean;
  pushError?: string;
}

/** How one is told that an order is ready. Account mails (activation, password) are no preference. */
export function Preferences(props: PreferencesProps) {
  const { mail, onMailChange, mailBusy, mailError, push, onPushChange, pushBusy, pushError } = props;
  return (
    <div className="grid gap-4 divide-y divide-line [&>*:not(:last-child)]:pb-4">
      <Switch
        label="E-mails sur mes commandes"
        hint="Le reçu, et un mot si la boutique doit annuler."
        name="mail"
        checked={mail}
        onChange={onMailChange}
        busy={mailBusy}
        error={mailError}
      />
      {push && onPushChange && (
        <Switch
          label="Notifications sur cet appareil"
          hint={PUSH_HINTS[push]}
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
