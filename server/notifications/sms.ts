export interface Sms {
  /** Throws when the gateway refuses, so that the job is retried. `to` in E.164. */
  send(to: string, text: string): Promise<void>;
}

const TIMEOUT_MS = 10_000;

/**
 * Any provider, by a small bridge of the operator's: `POST {"to": "+33612345678", "text": "…"}`, taken when the answer is
 * 2xx. Null where none is configured: no shop can switch text messages on.
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
