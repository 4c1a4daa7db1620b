import { NumberField } from '../../base/field/number-field';
import { Switch } from '../../base/field/switch';
import { useForm, type FormProps } from '../../base/form/use-form';
import { Notice } from '../../base/notice/notice';
import { FormFrame, FormSection } from '../form-frame/form-frame';
import * as t from './alert-form.texts';

export interface Alerts {
  ring: boolean;
  push: boolean;
  mail: boolean;
  sms: boolean;
  /** Minutes after which an unacknowledged order is cancelled and refunded; null for never. */
  cancelAfterMinutes: number | null;
}

/**
 * Returns an error unless the delay is 5 to 60 minutes, so that every other alert is tried before an order is
 * cancelled.
 */
export function checkCancelAfter(minutes: number | null): string | undefined {
  return minutes !== null && minutes >= 5 && minutes <= 60 ? undefined : t.cancelAfterRange();
}

const USUAL_MINUTES = 15;

export interface AlertFormProps extends FormProps<Alerts> {
  initialValues: Alerts;
  smsOffered?: boolean;
}

/**
 * Form for the alerts about a new order, each harder to miss than the one before, and for the automatic cancellation of
 * orders nobody acknowledges.
 */
export function AlertForm({ initialValues, smsOffered = false, error, busy, onSubmit }: AlertFormProps) {
  const { values, change, refusals, submit, field, switchField } = useForm({
    initialValues: { ...initialValues, cancels: initialValues.cancelAfterMinutes !== null },
    check: ({ cancels, cancelAfterMinutes }) => ({
      cancelAfterMinutes: cancels ? checkCancelAfter(cancelAfterMinutes) : undefined,
    }),
    complete: ({ cancels, ...alerts }) => (cancels ? alerts : { ...alerts, cancelAfterMinutes: null }),
    onSubmit,
  });
  const { ring, push, mail, sms, cancels, cancelAfterMinutes } = values;

  return (
    <FormFrame {...{ error, busy, refusals }} label={t.alerts()} submitLabel={t.save()} onSubmit={submit}>
      <FormSection title={t.anOrderArrives()} text={t.anOrderArrivesText()}>
        <Switch label={t.ring()} hint={t.ringHint()} {...switchField('ring')} />
        <Switch label={t.push()} hint={t.pushHint()} {...switchField('push')} />
        <Switch label={t.mail()} hint={t.mailHint()} {...switchField('mail')} />
        {smsOffered && <Switch label={t.sms()} hint={t.smsHint()} {...switchField('sms')} />}
        {!ring && !push && !mail && !sms && <Notice tone="caution">{t.silent()}</Notice>}
      </FormSection>
      <FormSection title={t.nobodySeesIt()} text={t.nobodySeesItText()}>
        <Switch
          label={t.cancelUnseen()}
          hint={t.cancelUnseenHint()}
          checked={cancels}
          onChange={(checked) => change({ cancels: checked, cancelAfterMinutes: cancelAfterMinutes ?? USUAL_MINUTES })}
        />
        {cancels && (
          <NumberField
            label={t.cancelAfter()}
            hint={t.cancelAfterHint()}
            unit="min"
            required
            {...field('cancelAfterMinutes')}
            className="md:max-w-60"
          />
        )}
      </FormSection>
      <p className="text-ink-muted">{t.noBoardOpen()}</p>
    </FormFrame>
  );
}
