import { useState } from 'react';
import {
  useAddExceptionalDaysMutation,
  usePauseOrdersMutation,
  useRemoveExceptionalDaysMutation,
  useResumeOrdersMutation,
  useSaveAlertsMutation,
  useSaveOpeningHoursMutation,
  useSavePaceMutation,
  useSaveReceiptTextMutation,
  useSaveShopIdentityMutation,
} from '../../../graphql/generated/owner/settings';
import type { PauseLength } from '../../../graphql/generated/schema';
import { notify } from '../../../ui/base/toast/toast';
import type { Alerts } from '../../../ui/owner/alert-form/check-alerts';
import type { ExceptionalDaysValues } from '../../../ui/owner/closure-list/check-days';
import type { Week } from '../../../ui/owner/opening-hours-editor/week';
import type { Pace } from '../../../ui/owner/pace-form/check-pace';
import { errorMessage } from '../../page/faults';
import { refusalMessage } from '../../page/refusals';
import { useOnce } from '../../page/use-once';
import type { TypedPart } from './settings-screen';
import type { IdentityValues } from './identity-form';
import { fromIdentity, toAnnouncement, toHours } from './settings-view';
import * as t from './settings.texts';

type Part = TypedPart | 'address' | 'pause';

export function useSettingsChanges(onKept: (part: TypedPart) => void) {
  const { once, busyIds } = useOnce();
  const [errors, setErrors] = useState<Partial<Record<Part, string>>>({});
  const [addedCount, setAddedCount] = useState(0);
  const [saveIdentity] = useSaveShopIdentityMutation();
  const [saveHours] = useSaveOpeningHoursMutation();
  const [addDays] = useAddExceptionalDaysMutation();
  const [removeDays] = useRemoveExceptionalDaysMutation();
  const [pause] = usePauseOrdersMutation();
  const [resume] = useResumeOrdersMutation();
  const [savePace] = useSavePaceMutation();
  const [saveReceipt] = useSaveReceiptTextMutation();
  const [saveAlerts] = useSaveAlertsMutation();

  const wrong = (part: Part, text: string | undefined) => setErrors((before) => ({ ...before, [part]: text }));

  const keep = async (part: Part, send: () => Promise<unknown>, said: string, id: string = part): Promise<boolean> => {
    let kept = false;
    await once(id, async () => {
      wrong(part, undefined);
      try {
        await send();
        kept = true;
        notify(said, 'positive');
      } catch (error) {
        wrong(part, errorMessage(error));
      }
    });
    return kept;
  };

  const saveTyped = async (part: TypedPart, send: () => Promise<unknown>, said: string): Promise<boolean> => {
    const kept = await keep(part, send, said);
    if (kept) onKept(part);
    return kept;
  };

  return {
    errors,
    busyIds,
    addedCount,
    identity: (values: IdentityValues) =>
      once('identity', async () => {
        wrong('identity', undefined);
        wrong('address', undefined);
        try {
          const { data } = await saveIdentity({ variables: { input: fromIdentity(values) } });
          const answer = data?.saveShopIdentity;
          if (answer?.__typename === 'OwnShop') {
            onKept('identity');
            notify(t.identitySaved(), 'positive');
          } else if (answer) wrong('address', refusalMessage(answer));
        } catch (error) {
          wrong('identity', errorMessage(error));
        }
      }),
    hours: (week: Week) => saveTyped('hours', () => saveHours({ variables: { hours: toHours(week) } }), t.hoursSaved()),
    addDays: async (values: ExceptionalDaysValues) => {
      const send = () => addDays({ variables: { input: toAnnouncement(values) } });
      if (await saveTyped('closures', send, t.daysAdded())) setAddedCount((count) => count + 1);
    },
    removeDays: (id: string) => keep('closures', () => removeDays({ variables: { id } }), t.daysRemoved(), id),
    pause: (length: PauseLength) => keep('pause', () => pause({ variables: { length } }), t.paused()),
    resume: () => keep('pause', () => resume(), t.resumed()),
    pace: (pace: Pace) => saveTyped('pace', () => savePace({ variables: { input: pace } }), t.paceSaved()),
    alerts: (alerts: Alerts) =>
      saveTyped('alerts', () => saveAlerts({ variables: { input: alerts } }), t.alertsSaved()),
    receipt: (text: string) => saveTyped('receipt', () => saveReceipt({ variables: { text } }), t.receiptSaved()),
  };
}
