import type { EntityManager } from '@mikro-orm/postgresql';
import { newId } from '../identifiers';
import { Cancellation } from './cancellation.entity';
import { OrderStatus } from './order-status';
import { OrderStep, type StepAuthor } from './order-step.entity';
import { Order } from './order.entity';

/**
 * Takes the owner's last step back, as a recorded reversal, within the caller's transaction; that it still can be is the
 * caller's to know. False when somebody else moved the order meanwhile.
 */
export async function reverseStep(em: EntityManager, order: Order, by: StepAuthor, at: Date): Promise<boolean> {
  const { id, previousStatus: back, status: from } = order;
  if (back === null) return false;
  const reverses = await em.findOne(OrderStep, { order: id, to: from }, { orderBy: { at: 'desc' } });
  const changed = await em.nativeUpdate(
    Order,
    { id, status: from, previousStatus: back },
    { status: back, previousStatus: null, statusAt: at },
  );
  if (changed === 0) return false;
  if (from === OrderStatus.CANCELLED) await em.nativeDelete(Cancellation, { order: id });
  em.create(OrderStep, { id: newId(at), order: id, from, to: back, by, reverses, at });
  return true;
}
