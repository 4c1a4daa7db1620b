import { NumberField } from '../../base/field/number-field';
import { Switch } from '../../base/field/switch';
import { useForm, type FormProps } from '../../base/form/use-form';
import { Notice } from '../../base/notice/notice';
import { FormFrame, FormSection } from '../form-frame/form-frame';
import * as t from './alert-form.texts';
import { checkCancelAfter, type Alerts } from './check-alerts';

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
  const { values, change, errors, refusals, submit } = useForm({
    initialValues: { ...initialValues, cancels: initialValues.cancelAfterMinutes !== null },
    check: ({ cancels, cancelAfterMinutes }) => ({
      minutes: cancels ? checkCancelAfter(cancelAfterMinutes) : undefined,
    }),
    complete: ({ cancels, ...alerts }) => (cancels ? alerts : { ...alerts, cancelAfterMinutes: null }),
    onSubmit,
  });
  const { ring, push, mail, sms, cancels, cancelAfterMinutes } = values;

  return (
    <FormFrame {...{ error, busy, refusals }} label={t.alerts()} submitLabel={t.save()} onSubmit={submit}>
      <FormSection title={t.anOrderArrives()} text={t.anOrderArrivesText()}>
        <Switch label={t.ring()} hint={t.ringHint()} checked={ring} onChange={(ring) => change({ ring })} />
        <Switch label={t.push()} hint={t.pushHint()} checked={push} onChange={(push) => change({ push })} />
        <Switch label={t.mail()} hint={t.mailHint()} checked={mail} onChange={(mail) => change({ mail })} />
        {smsOffered && <Switch label={t.sms()} hint={t.smsHint()} checked={sms} onChange={(sms) => change({ sms })} />}
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
            value={cancelAfterMinutes}
            error={errors.minutes}
            onChange={(minutes) => change({ cancelAfterMinutes: minutes })}
            className="md:max-w-60"
          />
        )}
      </FormSection>
      <p className="text-ink-muted">{t.noBoardOpen()}</p>
    </FormFrame>
  );
}
