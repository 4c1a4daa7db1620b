const FORM = /^(\d{1,20}):(\d{1,20}):((?:\d{1,20},)*\d{1,20})?$/;
/** No board sends longer ones: each number is a transaction that was running at that moment. */
const LONGEST = 4000;

/**
 * How far a board has come: a snapshot of PostgreSQL as text (`xmin:xmax:xip,…`), which names exactly the transactions
 * whose changes it has seen. Null for what cannot be one: whoever shows it gets the whole board.
 */
export function readCursor(given: string | null | undefined): string | null {
  if (!given || given.length > LONGEST) return null;
  const [, first, beyond, underWay] = FORM.exec(given) ?? [];
  if (first === undefined || beyond === undefined) return null;
  const numbers = [BigInt(first), ...(underWay?.split(',') ?? []).map(BigInt)];
  const rises = numbers.every((number, at) => at < 2 || number > (numbers[at - 1] ?? number));
  const last = numbers.at(-1) ?? 0n;
  const fits = BigInt(first) > 0n && BigInt(beyond) >= BigInt(first) && BigInt(beyond) < 2n ** 63n;
  const isInside = numbers.length === 1 || ((numbers[1] ?? 0n) >= BigInt(first) && last < BigInt(beyond));
  return rises && fits && isInside ? given : null;
}
