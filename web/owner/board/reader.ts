/** Reads the board again and again, one reading at a time. */
export function createReader(read: () => Promise<void>) {
  let underWay: Promise<void> | null = null;
  let changes = 0;

  const readUntilFresh = async () => {
    try {
      let known: number;
      do {
        known = changes;
        await read();
      } while (changes !== known);
    } finally {
      underWay = null;
    }
  };
  /** Something changed: a reading under way may have missed it and is repeated, lest an order that came meanwhile be gone. */
  const changed = () => {
    changes += 1;
  };

  return {
    changed,
    /** Resolves after a reading that began no earlier than this call; rejects when it failed. */
    refresh: (): Promise<void> => {
      if (underWay) changed();
      else underWay = readUntilFresh();
      return underWay;
    },
  };
}
