import { startClock } from '../clock';
import { loadConfig } from '../config';
import { startEmbeddedDatabase } from '../database/embedded';
import { connect } from '../database/orm';
import { formatEuros } from '../money';
import { settleOtherwise } from '../orders/refund-outcome';

const say = (line: string) => process.stdout.write(`${line}\n`);

/**
 * `npm run refunds` lists the failed refunds; with an id and a description, marks one of them as settled by other
 * means.
 */
async function main([refundId, how = '']: string[]): Promise<void> {
  const { databaseUrl, databaseDirectUrl, dataDir, clockStart, ...pool } = loadConfig();
  const embedded =
    databaseUrl === undefined ? await startEmbeddedDatabase({ dataDir, log: () => undefined }) : undefined;
  const orm = await connect(databaseDirectUrl ?? databaseUrl ?? embedded?.url ?? '', pool);
  try {
    if (refundId !== undefined) {
      if (how.trim() === '') throw new Error('npm run refunds -- IDENTIFIANT "comment l’argent a été rendu"');
      const at = startClock(clockStart).now();
      await settleOtherwise(orm.em, { refundId, how: how.trim(), at, shopId: null });
      say('C’est noté ; le client en est prévenu.');
    }
    const rows = await orm.em.fork().execute<{ id: string; cents: number; shop: string; token: string | null }[]>(
      `select r.id, r.amount_cents as cents, s.name as shop, o.token from refund r
         join payment p on p.intent_id = r.intent_id join checkout c on c.id = p.checkout_id
         join shop s on s.id = c.shop_id left join orders o on o.payment_intent_id = r.intent_id
       where r.state = 'FAILED' order by r.created_at`,
    );
    for (const { id, cents, shop, token } of rows)
      say(`${id}  ${formatEuros(cents)}  ${shop}  ${token ?? 'sans commande'}`);
    say(rows.length === 0 ? 'Aucun remboursement n’attend.' : `${rows.length} à régler.`);
  } finally {
    await orm.close();
    await embedded?.stop();
  }
}

main(process.argv.slice(2)).catch((error: unknown) => {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exit(1);
});
