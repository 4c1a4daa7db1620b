/** What a call answers, and after how many milliseconds. */
export async function timed<Answer>(call: () => Promise<Answer>): Promise<{ answer: Answer; milliseconds: number }> {
  const began = performance.now();
  const answer = await call();
  return { answer, milliseconds: performance.now() - began };
}

/** Milliseconds below which no difference can be told over a network. */
const NOTICEABLE_MS = 1.5;
const NOTICEABLE_SHARE = 0.1;
/** Of the standard normal distribution: what chance alone exceeds once in a thousand times. */
const RARE = 3.3;

/**
 * Whether two samples of times could be of one kind. On a machine that does other things too, means and single tests
 * mislead: they are told apart only when the medians of the quicker halves differ noticeably AND ranks say it is no
 * chance (Mann-Whitney). A secret that costs a hash, or a row that costs a transaction, fails both.
 */
export function areAlike(
  one: readonly number[],
  other: readonly number[],
): { alike: true } | { alike: false; why: string } {
  const [quick, quickToo] = [quickMedian(one), quickMedian(other)];
  const apart = Math.abs(quick - quickToo);
  const noticeable = apart > Math.max(NOTICEABLE_MS, NOTICEABLE_SHARE * Math.min(quick, quickToo));
  const score = mannWhitney(one, other);
  if (!noticeable || Math.abs(score) < RARE) return { alike: true };
  return { alike: false, why: `${quick.toFixed(1)} ms and ${quickToo.toFixed(1)} ms, z = ${score.toFixed(1)}` };
}

/** Median of the quicker half: noise only ever makes slower. */
function quickMedian(times: readonly number[]): number {
  const sorted = times.toSorted((a, b) => a - b);
  return sorted[Math.floor(sorted.length / 4)] ?? 0;
}

/** How far ranks lie from what chance would give, in standard deviations. */
function mannWhitney(one: readonly number[], other: readonly number[]): number {
  const all = [...one.map((time) => ({ time, own: true })), ...other.map((time) => ({ time, own: false }))];
  all.sort((a, b) => a.time - b.time);
  const ranks = all.reduce((sum, { own }, at) => (own ? sum + at + 1 : sum), 0);
  const [n, m] = [one.length, other.length];
  const u = ranks - (n * (n + 1)) / 2;
  return (u - (n * m) / 2) / Math.sqrt((n * m * (n + m + 1)) / 12);
}
