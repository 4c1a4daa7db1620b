/** Whether mail could be sent there at all: something, @, a host with a dot. What it is worth only a mail can tell. */
export function looksLikeEmail(text: string): boolean {
  return /^[^\s@]+@[^\s@.]+(\.[^\s@.]+)+$/.test(text);
}
