import { useRef, useState } from 'react';

/**
 * Keeps a second press from doing the thing twice: while work named `id` is under way, the next with that name is let
 * fall. A disabled button is not enough, it comes only with the next frame.
 */
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
