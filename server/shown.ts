import { channel } from 'node:diagnostics_channel';

/** Publishes a value on a diagnostics channel for subscribers such as platform/traces.ts, and returns it. */
export function shown<T>(what: 'enqueued' | 'fault' | 'job' | 'payment' | 'pool', it: T): T {
  channel(`memeprix:${what}`).publish(it);
  return it;
}
