import { useState } from 'react';
import type { OwnShopFactsFragment } from '../../../graphql/generated/owner/settings';
import { notify } from '../../../ui/base/toast/toast';
import { errorMessage } from '../../page/faults';
import { useOnce } from '../../page/use-once';

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
  const { once, busyIds } = useOnce();
  const [error, setError] = useState<string>();
  /** `send` returns false when the server refused; `id` tells changes of the same part apart. */
  const save = (send: () => Promise<unknown>, said: string, id = 'form') =>
    once(id, async () => {
      setError(undefined);
      try {
        if ((await send()) === false) return;
        onSaved?.();
        notify(said, 'positive');
      } catch (failure) {
        setError(errorMessage(failure));
      }
    });
  return { save, error, busy: busyIds.includes('form'), busyIds };
}
