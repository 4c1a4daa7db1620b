import { useRef, useState } from 'react';

/** Ignores a second press named `id` meanwhile, because a button is disabled only with the next frame. */
export function useOnce() {
  const underWay = useRef(new Set<string>());
  const [busyIds, setBusyIds] = useState<readonly string[]>([]);

  const once = async (id: string, work: () => Promise<void>): Promise<void> => {
    if (underWay.current.has(id)) return;
    underWay.current.add(id);
    setBusyIds([...underWay.current]);
    try {
      await work();
    } finally {
      underWay.current.delete(id);
      setBusyIds([...underWay.current]);
    }
  };

  return { once, busyIds };
}
