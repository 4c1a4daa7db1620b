/** What came of one request. */
export interface Answer {
  at: number;
  ms: number;
  /** 0: none within fifteen seconds. */
  status: number;
  retryAfter: boolean;
  json: boolean;
}

/** Served, or a 503 in JSON with Retry-After: nothing else is right while something is away. */
export const isRight = ({ status, retryAfter, json }: Answer) =>
  status === 200 || (status === 503 && retryAfter && json);

/** Sends ten requests a second until `end`; none waits for the one before. */
export function steadyRequests(url: string, init: RequestInit | (() => RequestInit)) {
  const answers: Answer[] = [];
  const open = new Set<Promise<void>>();
  const ask = async () => {
    const at = performance.now();
    try {
      const asked = typeof init === 'function' ? init() : init;
      const response = await fetch(url, { ...asked, signal: AbortSignal.timeout(15_000) });
      const text = await response.text();
      answers.push({
        at,
        ms: performance.now() - at,
        status: response.status,
        retryAfter: response.headers.has('retry-after'),
        json: text.startsWith('{'),
      });
    } catch {
      answers.push({ at, ms: performance.now() - at, status: 0, retryAfter: false, json: false });
    }
  };
  const timer = setInterval(() => {
    const one = ask().finally(() => open.delete(one));
    open.add(one);
  }, 100);
  return {
    answers,
    async end() {
      clearInterval(timer);
      await Promise.all(open);
    },
  };
}
