/** Resolves after the given milliseconds, or earlier when the device goes online or the page becomes visible. */
export function nextChance(milliseconds: number): Promise<void> {
  return new Promise((resolve) => {
    const done = () => {
      clearTimeout(timer);
      window.removeEventListener('online', done);
      document.removeEventListener('visibilitychange', onVisible);
      resolve();
    };
    const onVisible = () => {
      if (document.visibilityState === 'visible') done();
    };
    const timer = setTimeout(done, milliseconds);
    window.addEventListener('online', done);
    document.addEventListener('visibilitychange', onVisible);
  });
}

/** Milliseconds before attempt 1, 2, …: exponential up to `longest`, minus a random share of up to half. */
export function backOffMs(attempt: number, longest = 15_000): number {
  return Math.min(longest, 500 * 2 ** (attempt - 1)) * (1 - Math.random() / 2);
}
