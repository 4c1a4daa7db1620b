import { useState } from 'react';
import type { OwnShopFactsFragment } from '../../../graphql/generated/owner/settings';
import { notify } from '../../../ui/base/toast/toast';
import { done, useSending } from '../../page/use-outcome';

/** Whether a form has unsaved input, and what it calls when something was typed or saved. */
export interface Typing {
  isTyped: boolean;
  onType: () => void;
  onSaved: () => void;
}

export interface PartProps extends Typing {
  shop: OwnShopFactsFragment;
}

/** Saves a part of the settings, each change once at a time; a toast shows its success and `error` its failure. */
export function useSaving(onSaved?: () => void) {
  const [error, setError] = useState<string>();
  const { send, busyIds } = useSending((outcome) => {
    setError(outcome?.tone === 'danger' ? outcome.text : undefined);
    if (outcome?.tone === 'positive') notify(outcome.text, 'positive');
  });
  /** `work` returns false when the server refused; `id` tells changes of the same part apart. */
  const save = (work: () => Promise<unknown>, said: string, id = 'form') =>
    send(id, async () => {
      if ((await work()) === false) return;
      onSaved?.();
      return done(said);
    });
  return { save, error, busy: busyIds.includes('form'), busyIds };
}
