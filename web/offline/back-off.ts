/** Milliseconds before attempt 1, 2, …: exponential up to `longest`, minus a random share of up to half. */
export function backOffMs(attempt: number, longest = 15_000): number {
  return Math.min(longest, 500 * 2 ** (attempt - 1)) * (1 - Math.random() / 2);
}
