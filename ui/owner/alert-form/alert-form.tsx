import { useState } from 'react';
import { NumberField } from '../../base/field/number-field';
import { Switch } from '../../base/field/switch';
import { Notice } from '../../base/notice/notice';
import { FormFrame } from '../form-frame/form-frame';
import { FormSection } from '../form-frame/form-section';
import { checkCancelAfter, type Alerts } from './check-alerts';

const USUAL_MINUTES = 15;

export interface AlertFormProps {
  initialValues: Alerts;
  smsOffered?: boolean;
  error?: string;
  busy?: boolean;
  onSubmit: (alerts: Alerts) => void;
}

/** Roads on which a new order reaches the owner, each louder than the one before, and what happens when none does. */
export function AlertForm({ initialValues, smsOffered = false, error, busy, onSubmit }: AlertFormProps) {
  const [alerts, setAlerts] = useState(initialValues);
  const [cancels, setCancels] = useState(initialValues.cancelAfterMinutes !== null);
  const [minutes, setMinutes] = useState(initialValues.cancelAfterMinutes ?? USUAL_MINUTES);
  const [typed, setTyped] = useState<number | null>(minutes);
  const [refusals, setRefusals] = useState(0);
  const change = (part: Partial<Alerts>) => setAlerts((before) => ({ ...before, ...part }));
  const wrong = cancels ? checkCancelAfter(typed) : undefined;
  const isSilent = !alerts.ring && !alerts.push && !alerts.mail && !alerts.sms;

  return (
    <FormFrame
      label="Alertes"
      submitLabel="Enregistrer"
      error={error}
      busy={busy}
      refusals={refusals}
      onSubmit={() => {
        if (wrong) setRefusals((times) => times + 1);
        else onSubmit({ ...alerts, cancelAfterMinutes: cancels ? typed : null });
      }}
    >
      <FormSection
        title="Une commande arrive"
        text="De plus en plus fort, jusqu’à ce que quelqu’un appuie sur « Vu » ou fasse avancer la commande. Un ticket imprimé ne suffit pas : le papier ne dit pas qu’on l’a lu."
      >
        <Switch
          label="Sonner sur le tableau"
          hint="Sur chaque tableau ouvert dont le son est activé, jusqu’à ce que la commande soit vue sur l’un d’eux."
          checked={alerts.ring}
          onChange={(ring) => change({ ring })}
        />
        <Switch
          label="Après 1 minute : notification"
          hint="Sur tous vos appareils où vous l’avez acceptée."
          checked={alerts.push}
          onChange={(push) => change({ push })}
        />
        <Switch
          label="Après 3 minutes : e-mail"
          hint="À l’adresse de votre compte. Il dit aussi quand aucun tableau n’est ouvert."
          checked={alerts.mail}
          onChange={(mail) => change({ mail })}
        />
        {smsOffered && (
          <Switch
            label="Après 3 minutes : SMS"
            hint="À votre numéro, sinon à celui de la boutique."
            checked={alerts.sms}
            onChange={(sms) => change({ sms })}
          />
        )}
        {isSilent && (
          <Notice tone="caution">
            Personne ne sera prévenu d’une nouvelle commande : gardez un tableau sous les yeux.
          </Notice>
        )}
      </FormSection>
      <FormSection
        title="Personne ne la voit"
        text="Si vous le choisissez, la commande est annulée : le client est remboursé et prévenu, le créneau et le stock sont rendus, et vos commandes sont en pause jusqu’au lendemain matin, ou jusqu’à ce que vous les repreniez."
      >
        <Switch
          label="Annuler si personne ne la voit"
          hint="Activer concerne les commandes à venir ; désactiver, toutes, dès maintenant."
          checked={cancels}
          onChange={(checked) => {
            setCancels(checked);
            setTyped(minutes);
          }}
        />
        {cancels && (
          <NumberField
            label="Annuler après"
            hint="5 à 60 minutes après le paiement."
            unit="min"
            required
            value={typed}
            error={refusals > 0 ? wrong : undefined}
            onChange={(given) => {
              setTyped(given);
              if (given !== null) setMinutes(given);
            }}
            className="md:max-w-60"
          />
        )}
      </FormSection>
      <p className="text-ink-muted">
        Quand aucun tableau n’est ouvert depuis 5 minutes, vos clients lisent « Confirmation plus lente » avant de
        commander.
      </p>
    </FormFrame>
  );
}
