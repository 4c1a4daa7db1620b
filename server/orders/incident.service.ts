import type { EntityManager } from '@mikro-orm/postgresql';
import type { Clock } from '../clock';
import { retrying } from '../database/retry';
import type { IncidentView, PaymentGateway } from '../payments/gateway';
import { Incident } from '../payments/incident.entity';
import type { Payment } from '../payments/payment.entity';
import { Refund, ShopShare } from '../payments/refund.entity';
import { shopsShareOf } from '../payments/refund-rules';
import { enqueue } from '../queue';

// News come in any order: what is closed stays closed, and a won dispute owes the shop what was taken for it.
const RECORD = `
  insert into incident (id, kind, shop_id, intent_id, amount_cents, reason, status, answer_by, at, closed_at, share)
  select ?::text, ?::text, found.shop_id, found.intent_id, ?::int, ?::text, ?::text, ?::timestamptz, ?::timestamptz,
    ?::timestamptz, ?::text from (
    select c.shop_id, p.intent_id from payment p join checkout c on c.id = p.checkout_id where p.intent_id = ?
    union all select id, null from shop where payment_account_id = ?) found
  on conflict (id) do update set status = excluded.status, answer_by = excluded.answer_by, closed_at = excluded.closed_at,
    share = coalesce(incident.share, excluded.share),
    shop_owes_cents = case when excluded.status = 'won' then 0 - incident.taken_cents else incident.shop_owes_cents end
  where incident.closed_at is null
  returning (xmax = 0) as "isNew", closed_at is not null as "isClosed"`;
const TAKEN = `
  update incident set share = ?, taken_cents = ?,
    shop_owes_cents = case when status = 'won' then 0 - ? else ? end
  where id = ? and share = 'DUE'`;

const OWED = 'select 0 - shop_owes_cents as cents from incident where id = ? and shop_owes_cents < 0';
const GIVEN = 'update incident set shop_owes_cents = 0 where id = ? and shop_owes_cents = ?';

/**
 * What goes wrong at the provider later: written down, told, and the shop's share of a disputed payment taken back, and
 * given again when the dispute is won.
 */
export class IncidentService {
  constructor(
    private readonly em: EntityManager,
    private readonly clock: Clock,
    private readonly gateway: PaymentGateway,
  ) {}

  /** Writes down what the provider says of an incident; of others' payments and accounts nothing happens. Harmless to repeat. */
  async record(view: IncidentView): Promise<void> {
    const { id, kind, intentId, account, amountCents, reason, status, answerBy, takesMoney, isClosed } = view;
    const at = this.clock.now();
    const share = takesMoney ? ShopShare.DUE : null;
    const told = [id, kind, amountCents, reason, status, answerBy, at, isClosed ? at : null, share, intentId, account];
    await retrying(() =>
      this.em.fork().transactional(async (em) => {
        const [news] = await em.execute<{ isNew: boolean; isClosed: boolean }[]>(RECORD, told);
        for (const to of ['SHOP', 'OPERATOR'] as const) {
          if (news?.isNew) await enqueue(em, 'incidentMail', { incidentId: id, to });
          if (news?.isClosed && kind === 'DISPUTE')
            await enqueue(em, 'incidentMail', { incidentId: id, to, closed: true });
        }
        // A dispute that is won may be told before its money is back. Without a key: it would give up a job under way.
        if (takesMoney && (news || status === 'won')) await enqueue(em, 'takeDisputed', { incidentId: id });
      }),
    );
  }

  /**
   * Takes back what the shop has of a disputed payment, once; where its balance does not cover it, the shop owes it. Of a
   * dispute that is won it is given again what was taken, once; nothing happens for one of others' payments. Throws
   * UNAVAILABLE when the provider cannot be reached.
   */
  async settle(incidentId: string): Promise<void> {
    const em = this.em.fork();
    const incident = await em.findOne(Incident, { id: incidentId }, { populate: ['payment.checkout'] });
    const payment = incident?.payment;
    if (!payment) return;
    if (incident.share === ShopShare.DUE) await this.takeBack(em, incident, payment);
    const [owed] = await em.execute<{ cents: number }[]>(OWED, [incidentId]);
    if (!owed) return;
    const { intentId } = payment;
    const idempotencyKey = `won:${incidentId}`;
    await this.gateway.giveAgain({ intentId, amountCents: owed.cents, idempotencyKey });
    await em.execute(GIVEN, [incidentId, 0 - owed.cents]);
  }

  private async takeBack(em: EntityManager, incident: Incident, payment: Payment): Promise<void> {
    const { id: incidentId, status } = incident;
    const cents = status === 'won' ? 0 : await this.leftAtShop(em, payment, incident.amountCents ?? 0);
    const isTaken =
      cents === 0 ||
      (await this.gateway.takeBack({
        intentId: payment.intentId,
        amountCents: cents,
        idempotencyKey: `dispute:${incidentId}`,
      }));
    const taken = isTaken ? cents : 0;
    await em.execute(TAKEN, [isTaken ? ShopShare.TAKEN : ShopShare.OWED, taken, taken, cents - taken, incidentId]);
  }

  /** The shop's share of what is disputed, less what refunds have taken of it. */
  private async leftAtShop(em: EntityManager, payment: Payment, disputedCents: number): Promise<number> {
    const { amountCents, checkout } = payment;
    const refunds = await em.find(Refund, { payment: payment.intentId, share: ShopShare.TAKEN });
    const taken = refunds.reduce((sum, refund) => sum + shopsShareOf(refund, checkout), 0);
    return Math.max(0, Math.min(disputedCents, amountCents) - checkout.feeCents - taken);
  }
}
