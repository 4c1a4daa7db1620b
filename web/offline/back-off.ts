/** Milliseconds before the next of repeated attempts, counted from 1: longer each time, up to `longest`, and up to half of it at random. */
export function backOffMs(attempt: number, longest = 15_000): number {
  return Math.min(longest, 500 * 2 ** (attempt - 1)) * (1 - Math.random() / 2);
}
