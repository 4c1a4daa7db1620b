import { createHash } from 'node:crypto';
import { type Config, isLive, isPublic } from '../config';
import { SERVICE_CHARGE_CENTS } from '../../graphql/rules/service-charge';
import { NO_SHOP_FEES, providerFeeOf, shopFeeOf } from '../payments/provider-fees';
import type { Orm } from '../database/orm';

const MARK = 'memeprix-live';

/**
 * Adds the application name of the LISTEN connection, by which processes on one database detect whether they share
 * their secrets.
 */
export function withMark(config: Config): Config {
  const { jwtSecret, vapid, stripe } = config;
  // Stripe's own keys are left out, because they may be changed one process after the other.
  const secrets = [jwtSecret, vapid.privateKey, ...(stripe.mode === 'sandbox' ? [stripe.secretKey] : [])];
  const hash = createHash('sha256').update(secrets.join('\0')).digest('hex');
  return { ...config, secretsMark: `${MARK} ${hash.slice(0, 16)}` };
}

/** Throws when another process on this database uses other secrets: its sessions and notifications would fail here. */
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

/** Throws when real cards would be charged for the demo's shops, whose passwords are public. */
export async function refuseDemoWithMoney(orm: Orm, { stripe }: Config): Promise<void> {
  if (!isLive(stripe)) return;
  const demo = await orm.em.execute<unknown[]>(`select 1 from account where email = 'client@demo.test'`);
  if (demo.length > 0)
    throw new Error('Cette base contient la démonstration : des clés de paiement réelles demandent une base à elles.');
}

/** Usual order totals, 1 € to 15 €. */
const USUAL_EUROS = Array.from({ length: 15 }, (_, index) => index + 1);

/** Returns the smallest usual order total, in euros, on which the provider's fee exceeds the platform's income. */
function unprofitableEuros({ shopFees = NO_SHOP_FEES }: Config['stripe']): number | undefined {
  return USUAL_EUROS.find(
    (euros) => SERVICE_CHARGE_CENTS + shopFeeOf(euros * 100, shopFees) < providerFeeOf(euros * 100),
  );
}

export function warningsOf({ stripe, publicUrl, inventedSecrets, dataDir }: Config): string[] {
  const unprofitable = unprofitableEuros(stripe);
  return [
    ...(stripe.mode === 'sandbox' && isPublic(publicUrl)
      ? ['ATTENTION : sans clés Stripe, aucune carte n’est débitée. Les commandes ne sont pas payées.']
      : []),
    ...(isLive(stripe) && unprofitable !== undefined
      ? [
          `ATTENTION : frais de service et commission ne couvrent pas les frais de Stripe (1,5 % + 0,25 €) dès ${unprofitable} €. Voir PLATFORM_FEE_PERCENT, PLATFORM_FEE_FIXED_CENTS.`,
        ]
      : []),
    ...(inventedSecrets.length > 0
      ? [`Secrets propres à cette machine (${dataDir}/secrets.json), faute de : ${inventedSecrets.join(', ')}.`]
      : []),
  ];
}
