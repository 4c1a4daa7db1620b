import { createHmac } from 'node:crypto';

/** The provider's `Stripe-Signature` header: HMAC-SHA256 over `{t}.{payload}`; `at` is the instant it claims to be signed. */
export function signatureHeader(payload: string, secret: string, at: Date): string {
  const timestamp = Math.floor(at.getTime() / 1000);
  const signature = createHmac('sha256', secret).update(`${timestamp}.${payload}`).digest('hex');
  return `t=${timestamp},v1=${signature}`;
}
