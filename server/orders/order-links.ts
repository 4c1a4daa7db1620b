import type { EntityManager } from '@mikro-orm/postgresql';
import { randomBytes } from 'node:crypto';
import { type Account, Role } from '../accounts/account.entity';
import { hashed } from '../accounts/account-links';
import type { Order } from './order.entity';
import { OrderLink } from './order-link.entity';

/** Another key for an order, of 128 bits; only its hash is kept, and earlier ones go on working. */
export async function issueOrderLink(em: EntityManager, orderId: string, now: Date): Promise<string> {
  const key = randomBytes(16).toString('base64url');
  await em.insert(OrderLink, { keyHash: hashed(key), order: orderId, createdAt: now });
  return key;
}

/** The order a key opens, and whose it is; null for any other key, and once nobody knows any more whose it is. */
export async function orderBehind(em: EntityManager, key: string): Promise<{ id: string; customerId: string } | null> {
  const link = await em.findOne(OrderLink, { keyHash: hashed(key) }, { populate: ['order'] });
  const customer = link?.order.customer;
  return link && customer ? { id: link.order.id, customerId: customer.id } : null;
}

/**
 * Where its customer reads an order that a mail is about: a guest by a link, made for that mail, as no key is kept
 * from which an earlier one could be written again.
 */
export async function orderPage(
  em: EntityManager,
  origin: string,
  { id, token }: Pick<Order, 'id' | 'token'>,
  { role }: Pick<Account, 'role'>,
  now: Date,
): Promise<string> {
  return role === Role.GUEST ? `${origin}/commande/${await issueOrderLink(em, id, now)}` : `${origin}/order/${token}`;
}
