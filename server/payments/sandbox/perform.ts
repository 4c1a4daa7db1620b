import type { Pool } from 'pg';
import type { Clock } from '../../clock';
import type { Call } from './call';
import { recordEvent } from './events';
import { inTransaction } from './store';

/** What a request brings along. */
export interface Asked extends Pick<Call, 'fields' | 'id' | 'by'> {
  requestId: string;
  idempotencyKey: string | null;
}

export type Perform = <T>(asked: Asked, work: (call: Call) => Promise<T>) => Promise<T>;

/** Runs each request in one transaction and tells `onEvents` when it left events, due after about `delayMs`. */
export function performer(options: {
  pool: Pool;
  clock: Clock;
  delayMs: number;
  onEvents: (dueInMs: number) => void;
}): Perform {
  return async ({ requestId, idempotencyKey, ...asked }, work) => {
    const now = Math.floor(options.clock.now().getTime() / 1000);
    const delayMs = options.delayMs * (0.85 + Math.random() * 0.3);
    const request = { id: requestId, idempotency_key: idempotencyKey };
    const told: string[] = [];
    const result = await inTransaction(options.pool, (db) =>
      work({
        ...asked,
        db,
        now,
        emit: (type, subject, account) => {
          told.push(type);
          return recordEvent(db, { type, subject, account, now, request, delayMs });
        },
      }),
    );
    if (told.length > 0) options.onEvents(delayMs);
    return result;
  };
}
