import lighthouse, { type Result } from 'lighthouse';

export const CATEGORIES = ['performance', 'accessibility', 'best-practices', 'seo'] as const;
export type Category = (typeof CATEGORIES)[number];

const TIMES = {
  FCP: 'first-contentful-paint',
  LCP: 'largest-contentful-paint',
  TBT: 'total-blocking-time',
  CLS: 'cumulative-layout-shift',
  SI: 'speed-index',
} as const;
export type Time = keyof typeof TIMES;

/** One visit as Lighthouse saw it. */
export interface Run {
  /** 0 to 100. */
  scores: Record<Category, number>;
  /** Milliseconds; CLS is a share of the screen. */
  times: Record<Time, number>;
  /** What cost points that are no measure of time, in Lighthouse’s words. */
  faults: string[];
  /** Lighthouse’s benchmark of this machine at that moment: a desk computer has 1500 and more, one that is busy less. */
  machine: number;
  report: string;
}

/** Opens a page as a slow phone does, nothing of it in the cache: Lighthouse’s own preset, unchanged. What one signed in with stays. */
export async function measure(url: string, port: number, tries = 3): Promise<Run> {
  const result = await lighthouse(url, { port, output: 'html', logLevel: 'silent' });
  if (!result) throw new Error(`Lighthouse said nothing of ${url}.`);
  const { lhr, report } = result;
  if (lhr.runtimeError) {
    // Chromium lost the trace: nothing was measured, neither good nor bad.
    console.log(`${url}: ${lhr.runtimeError.message}`);
    if (tries > 1) return measure(url, port, tries - 1);
    throw new Error(`${url} could not be measured.`);
  }
  return {
    scores: record(CATEGORIES, (category) => Math.round((lhr.categories[category]?.score ?? 0) * 100)),
    times: record(Object.keys(TIMES) as Time[], (time) => lhr.audits[TIMES[time]]?.numericValue ?? NaN),
    faults: faultsOf(lhr),
    machine: lhr.environment.benchmarkIndex,
    report: String(report),
  };
}

function faultsOf({ categories, audits }: Result): string[] {
  const judged = CATEGORIES.filter((category) => category !== 'performance');
  const weighed = judged.flatMap(
    (category) => categories[category]?.auditRefs.filter(({ weight }) => weight > 0) ?? [],
  );
  return weighed.flatMap(({ id }) => {
    const { score, title = id } = audits[id] ?? {};
    return typeof score === 'number' && score < 1 ? [`${id}: ${title}`] : [];
  });
}

function record<Key extends string>(keys: readonly Key[], value: (key: Key) => number): Record<Key, number> {
  return Object.fromEntries(keys.map((key) => [key, value(key)])) as Record<Key, number>;
}

/** The middle of several visits, figure by figure; the report is of the visit in the middle. */
export function middle(runs: readonly Run[]): Run {
  const byScore = runs.toSorted((one, other) => one.scores.performance - other.scores.performance);
  const typical = byScore[Math.floor(byScore.length / 2)];
  if (!typical) throw new Error('Nothing was measured.');
  return {
    scores: record(CATEGORIES, (category) => median(runs.map(({ scores }) => scores[category]))),
    times: record(Object.keys(TIMES) as Time[], (time) => median(runs.map(({ times }) => times[time]))),
    faults: [...new Set(runs.flatMap(({ faults }) => faults))],
    machine: median(runs.map(({ machine }) => machine)),
    report: typical.report,
  };
}

function median(values: readonly number[]): number {
  return values.toSorted((one, other) => one - other)[Math.floor(values.length / 2)] ?? NaN;
}
