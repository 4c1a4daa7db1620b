import type { Pool } from 'pg';
import type { Clock } from '../clock';
import type { Call } from './call';
import { recordEvent } from './events';
import { inTransaction } from './store';

export interface Asked extends Pick<Call, 'fields' | 'id' | 'by'> {
  requestId: string;
  idempotencyKey: string | null;
}

export type Perform = <T>(asked: Asked, work: (call: Call) => Promise<T>) => Promise<T>;

/** Runs each request in one transaction and calls `onEvents` when it recorded events, due after `delayMs`. */
export function performer(options: {
  pool: Pool;
  clock: Clock;
  /** How long an event waits before its first delivery; asked for each request. */
  delayMs: () => number;
  onEvents: (dueInMs: number) => void;
}): Perform {
  return async ({ requestId, idempotencyKey, ...asked }, work) => {
    const now = Math.floor(options.clock.now().getTime() / 1000);
    let soonest = Infinity;
    const request = { id: requestId, idempotency_key: idempotencyKey };
    const result = await inTransaction(options.pool, (db) =>
      work({
        ...asked,
        db,
        now,
        emit: (type, subject, account) => {
          const delayMs = options.delayMs();
          soonest = Math.min(soonest, delayMs);
          return recordEvent(db, { type, subject, account, now, request, delayMs });
        },
      }),
    );
    if (soonest < Infinity) options.onEvents(soonest);
    return result;
  };
}
