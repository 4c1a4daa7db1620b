import { seedSandboxAccount } from '../../server/sandbox/accounts';
import { deliverSigned, providerEvent } from './payment-webhook';
import type { Fixtures } from './fixtures';

/** The shop has an account at the provider, which may be charged or not yet; the provider tells of it as it does. */
export async function providerTells(fixtures: Fixtures, shopId: string, chargesEnabled: boolean): Promise<number> {
  const { pool, clock } = fixtures.product;
  const id = `acct_${shopId.replaceAll('-', '').slice(-16)}`;
  await seedSandboxAccount(pool, { id, email: 'x@commerces.test', chargesEnabled, createdAt: clock.now() });
  await pool.query('update shop set payment_account_id = $2 where id = $1', [shopId, id]);
  const event = providerEvent(`evt_${crypto.randomUUID()}`, 'account.updated', { id, object: 'account' }, clock.now());
  return deliverSigned(fixtures.base, { ...event, account: id }, fixtures.webhookSecret, clock.now());
}
