import { channel } from 'node:diagnostics_channel';

/** Shows it to whoever follows the product (platform/traces.ts), if anybody does, and answers it. */
export function shown<T>(what: 'enqueued' | 'fault' | 'job' | 'payment' | 'pool', it: T): T {
  channel(`memeprix:${what}`).publish(it);
  return it;
}
