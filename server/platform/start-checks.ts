import { createHash } from 'node:crypto';
import { type Config, isLive, isPublic } from '../config';
import type { Orm } from '../database/orm';

const MARK = 'memeprix-live';

/** With the name its connection for announcements bears, by which processes on one database tell whether they share their secrets. */
export function withMark(config: Config): Config {
  const { jwtSecret, vapid, stripe } = config;
  // The provider's own keys may be changed one process after the other.
  const secrets = [jwtSecret, vapid.privateKey, ...(stripe.mode === 'sandbox' ? [stripe.secretKey] : [])];
  const hash = createHash('sha256').update(secrets.join('\0')).digest('hex');
  return { ...config, secretsMark: `${MARK} ${hash.slice(0, 16)}` };
}

/** Throws where another process on this database works with other secrets: its sessions and notifications would fail here. */
export async function refuseOtherSecrets(orm: Orm, { secretsMark }: Config): Promise<void> {
  const others = await orm.em.execute<unknown[]>(
    `select 1 from pg_stat_activity where datname = current_database() and application_name like ? and application_name <> ?`,
    [`${MARK} %`, secretsMark],
  );
  if (others.length > 0)
    throw new Error(
      'Un autre service travaille sur cette base avec d’autres secrets : donnez à tous les mêmes JWT_SECRET, VAPID_PUBLIC_KEY et VAPID_PRIVATE_KEY.',
    );
}

/** Throws where cards would be charged for the demo's shops, whose passwords everybody knows. */
export async function refuseDemoWithMoney(orm: Orm, { stripe }: Config): Promise<void> {
  if (!isLive(stripe)) return;
  const demo = await orm.em.execute<unknown[]>(`select 1 from account where email = 'client@demo.test'`);
  if (demo.length > 0)
    throw new Error('Cette base contient la démonstration : des clés de paiement réelles demandent une base à elles.');
}

/** What whoever starts the product should know, a line each. */
export function warningsOf({ stripe, publicUrl, inventedSecrets, dataDir }: Config): string[] {
  return [
    ...(stripe.mode === 'sandbox' && isPublic(publicUrl)
      ? ['ATTENTION : sans clés Stripe, aucune carte n’est débitée. Les commandes ne sont pas payées.']
      : []),
    ...(inventedSecrets.length > 0
      ? [`Secrets propres à cette machine (${dataDir}/secrets.json), faute de : ${inventedSecrets.join(', ')}.`]
      : []),
  ];
}
