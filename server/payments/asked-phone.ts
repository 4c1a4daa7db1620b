import type { EntityManager } from '@mikro-orm/postgresql';
import { Account, Role } from '../accounts/account.entity';
import { Fault } from '../errors';
import type { Shop } from '../shops/shop.entity';
import * as t from './payment.texts';

/** Throws BAD_USER_INPUT for a guest who gave no number where the shop asks for one. */
export async function insistOnPhone(em: EntityManager, { asksPhone }: Pick<Shop, 'asksPhone'>, customerId: string) {
  const silent = asksPhone && (await em.count(Account, { id: customerId, role: Role.GUEST, phone: null })) > 0;
  if (silent) throw new Fault('BAD_USER_INPUT', t.phoneAsked());
}
