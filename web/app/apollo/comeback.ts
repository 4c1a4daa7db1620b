const LONGEST_WAIT_MS = 5_000;
const SPREAD_MS = 1_000;
const LONGEST_SPREAD_MS = 30_000;
/** « Service restart » (IANA): whoever was connected is to come back, not all in the same moment. */
const RESTARTING = 1012;

/** Over how long those a server lets go of are to come back, as its farewell says; undefined where it says nothing. */
export function spreadIn({ code, reason }: { code: number; reason: string }): number | undefined {
  const said = code === RESTARTING ? /(\d{1,6}) ms/.exec(reason)?.[1] : undefined;
  return said === undefined ? undefined : Math.min(LONGEST_SPREAD_MS, Number(said));
}

/** How long to wait before the next try: longer each time, and everybody a little differently. `chance` is in [0, 1). */
export function waitBefore(retries: number, spreadMs: number | undefined, chance: number): number {
  const backOff = Math.min(LONGEST_WAIT_MS, 500 * 2 ** retries);
  return backOff + chance * Math.max(SPREAD_MS, spreadMs ?? 0);
}
