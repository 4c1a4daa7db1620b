import type { EntityManager } from '@mikro-orm/postgresql';
import { isUuid } from '../identifiers';
import type { RefundView } from './gateway';
import { Refund, RefundState } from './refund.entity';

const KEY = /^refund:(.+)$/;

/** What the provider knows a refund of ours by, however often it is asked for. */
export function refundKey(refundId: string): string {
  return `refund:${refundId}`;
}

/** Whether the money stays where it is, for good. */
export function hasFailed({ status }: Pick<RefundView, 'status'>): boolean {
  return status === 'failed' || status === 'canceled';
}

/** Writes down that a refund of ours did not arrive; of others nothing happens. Harmless to repeat. */
export async function writeDownFailure(em: EntityManager, { id, request }: RefundView): Promise<void> {
  const refundId = KEY.exec(request ?? '')?.[1] ?? '';
  const known = [{ providerId: id }, ...(isUuid(refundId) ? [{ id: refundId, providerId: null }] : [])];
  await em.nativeUpdate(Refund, { $or: known }, { state: RefundState.FAILED, providerId: id });
}
