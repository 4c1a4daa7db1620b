/** How badly the stand-in behaves, in shares of all calls or deliveries (0 to 1): for tests, from a seed that can be printed. */
export interface FaultPlan {
  seed: number;
  /** A server's call is answered 500 and nothing is done. */
  failed: number;
  /** The work is done, its answer never arrives. */
  lost: number;
  /** An attempt to deliver an event that never leaves. */
  dropped: number;
  /** Events delivered once more although they were taken. */
  doubled: number;
  /** Events wait up to so many milliseconds longer, each another time: later ones overtake earlier ones. */
  lateMs: number;
}

export interface Faults {
  failsCall(): boolean;
  losesAnswer(): boolean;
  dropsDelivery(): boolean;
  deliversAgain(): boolean;
  /** Additional milliseconds before an event's first delivery. */
  delayMs(): number;
}

export const NO_FAULTS: Faults = {
  failsCall: () => false,
  losesAnswer: () => false,
  dropsDelivery: () => false,
  deliversAgain: () => false,
  delayMs: () => 0,
};

const SHARE = /^(failed|lost|dropped|doubled)=(0(?:\.\d+)?|1)$/;
const WHOLE = /^(seed|lateMs)=(\d{1,9})$/;

/** Reads « seed=7,failed=0.1,lost=0.1,dropped=0.2,doubled=0.3,lateMs=2000 », each part optional; undefined for anything else. */
export function readFaultPlan(text: string): FaultPlan | undefined {
  const plan: FaultPlan = { seed: 1, failed: 0, lost: 0, dropped: 0, doubled: 0, lateMs: 0 };
  for (const part of text.split(',')) {
    const [, name, value] = SHARE.exec(part.trim()) ?? WHOLE.exec(part.trim()) ?? [];
    if (name === undefined) return undefined;
    plan[name as keyof FaultPlan] = Number(value);
  }
  return plan;
}

/** The same faults in the same order for the same seed, as long as the calls come in the same order. */
export function faultsOf({ seed, failed, lost, dropped, doubled, lateMs }: FaultPlan): Faults {
  const random = randomNumbers(seed);
  return {
    failsCall: () => random() < failed,
    losesAnswer: () => random() < lost,
    dropsDelivery: () => random() < dropped,
    deliversAgain: () => random() < doubled,
    delayMs: () => random() * lateMs,
  };
}

/** Numbers from 0 to 1, the same for a seed (mulberry32). */
export function randomNumbers(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}
