const latest = new Map<string, Promise<unknown>>();

/**
 * Runs work of one key one after the other, within this process, so that a customer's tabs do not cancel each other's
 * payment in a circle. Only a courtesy: what must hold between processes is held by the database.
 */
export async function serialised<R>(key: string, work: () => Promise<R>): Promise<R> {
  const before = latest.get(key) ?? Promise.resolve();
  const mine = before.then(work, work);
  latest.set(key, mine);
  try {
    return await mine;
  } finally {
    if (latest.get(key) === mine) latest.delete(key);
  }
}
