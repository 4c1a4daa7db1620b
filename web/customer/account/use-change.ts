import { useState } from 'react';
import { sayFault } from '../../page/faults';

export interface Change {
  busy: boolean;
  error?: string;
  saved: boolean;
}

/**
 * Runs one part's changes: `work` answers why not, or nothing when it is kept. While one is under way another press
 * does nothing.
 */
export function useChange(): [Change, (work: () => Promise<string | undefined>) => void] {
  const [change, setChange] = useState<Change>({ busy: false, saved: false });
  const run = async (work: () => Promise<string | undefined>) => {
    if (change.busy) return;
    setChange({ busy: true, saved: false });
    const error = await work().catch((failure: unknown) => sayFault(failure));
    setChange({ busy: false, error, saved: error === undefined });
  };
  return [change, (work) => void run(work)];
}
