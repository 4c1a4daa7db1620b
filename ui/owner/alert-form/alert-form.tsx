import { useState } from 'react';
import { NumberField } from '../../base/field/number-field';
import { Switch } from '../../base/field/switch';
import type { FormProps } from '../../base/form/use-form';
import { Notice } from '../../base/notice/notice';
import { FormFrame } from '../form-frame/form-frame';
import { FormSection } from '../form-frame/form-section';
import * as t from './alert-form.texts';
import { checkCancelAfter, type Alerts } from './check-alerts';

const USUAL_MINUTES = 15;

export interface AlertFormProps extends FormProps<Alerts> {
  initialValues: Alerts;
  smsOffered?: boolean;
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
      label={t.alerts()}
      submitLabel={t.save()}
      error={error}
      busy={busy}
      refusals={refusals}
      onSubmit={() => {
        if (wrong) setRefusals((times) => times + 1);
        else onSubmit({ ...alerts, cancelAfterMinutes: cancels ? typed : null });
      }}
    >
      <FormSection title={t.anOrderArrives()} text={t.anOrderArrivesText()}>
        <Switch label={t.ring()} hint={t.ringHint()} checked={alerts.ring} onChange={(ring) => change({ ring })} />
        <Switch label={t.push()} hint={t.pushHint()} checked={alerts.push} onChange={(push) => change({ push })} />
        <Switch label={t.mail()} hint={t.mailHint()} checked={alerts.mail} onChange={(mail) => change({ mail })} />
        {smsOffered && (
          <Switch label={t.sms()} hint={t.smsHint()} checked={alerts.sms} onChange={(sms) => change({ sms })} />
        )}
        {isSilent && <Notice tone="caution">{t.silent()}</Notice>}
      </FormSection>
      <FormSection title={t.nobodySeesIt()} text={t.nobodySeesItText()}>
        <Switch
          label={t.cancelUnseen()}
          hint={t.cancelUnseenHint()}
          checked={cancels}
          onChange={(checked) => {
            setCancels(checked);
            setTyped(minutes);
          }}
        />
        {cancels && (
          <NumberField
            label={t.cancelAfter()}
            hint={t.cancelAfterHint()}
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
      <p className="text-ink-muted">{t.noBoardOpen()}</p>
    </FormFrame>
  );
}
