export interface Sms {
  /** Sends a text message; `to` in E.164. Throws when the gateway rejects it, so that the job is retried. */
  send(to: string, text: string): Promise<void>;
}

const TIMEOUT_MS = 10_000;

/**
 * Sends text messages to a gateway run by the operator for any provider: `POST {"to": "+33612345678", "text": "…"}`,
 * accepted with a 2xx status. Null when none is configured; then no shop can switch text messages on.
 */
export function createSms(url: URL | undefined): Sms | null {
  if (!url) return null;
  return {
    async send(to, text) {
      const response = await fetch(url, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ to, text }),
        signal: AbortSignal.timeout(TIMEOUT_MS),
      });
      if (!response.ok) throw new Error(`The text message was answered ${response.status}.`);
    },
  };
}
