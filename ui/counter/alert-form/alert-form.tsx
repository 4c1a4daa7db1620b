import { NumberField } from '../../base/field/number-field';
import { Switch } from '../../base/field/switch';

export interface Alerts {
  /** The board rings until the order was seen. */
  ring: boolean;
  /** After one minute unseen: a push to every device. */
  push: boolean;
  /** After three minutes unseen: a mail. */
  mail: boolean;
  /** After so many minutes unseen the order is cancelled and refunded; null: never. */
  cancelAfterMinutes: number | null;
}

export interface AlertFormProps {
  value: Alerts;
  onChange: (alerts: Alerts) => void;
  /** @default false */
  disabled?: boolean;
}

/** Roads on which a new order reaches the owner, each louder than the one before. */
export function AlertForm({ value, onChange, disabled = false }: AlertFormProps) {
  const { ring, push, mail, cancelAfterMinutes } = value;
  const change = (part: Partial<Alerts>) => onChange({ ...value, ...part });
  return (
    <div className="grid gap-4">
      <Switch
        label="Sonner sur le tableau"
        hint="Jusqu’à ce que la commande soit vue."
        checked={ring}
        disabled={disabled}
        onChange={(checked) => change({ ring: checked })}
      />
      <Switch
        label="Après 1 minute : notification"
        hint="Sur tous vos appareils où vous l’avez acceptée."
        checked={push}
        disabled={disabled}
        onChange={(checked) => change({ push: checked })}
      />
      <Switch
        label="Après 3 minutes : e-mail"
        checked={mail}
        disabled={disabled}
        onChange={(checked) => change({ mail: checked })}
      />
      <Switch
        label="Annuler si personne ne la voit"
        hint="La commande est remboursée, les commandes sont mises en pause et le client est prévenu."
        checked={cancelAfterMinutes !== null}
        disabled={disabled}
        onChange={(checked) => change({ cancelAfterMinutes: checked ? 15 : null })}
      />
      {cancelAfterMinutes !== null && (
        <NumberField
          label="Annuler après"
          unit="min"
          value={cancelAfterMinutes}
          disabled={disabled}
          onChange={(minutes) => change({ cancelAfterMinutes: minutes ?? cancelAfterMinutes })}
          className="md:max-w-60"
        />
      )}
    </div>
  );
}
