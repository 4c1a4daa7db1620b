import type { EntityManager } from '@mikro-orm/postgresql';
import type { Clock } from '../../clock';
import { transaction } from '../../database/transaction';
import type { IncidentView } from '../../payments/stripe/gateway';
import type { PaymentGateway } from '../../payments/stripe/stripe-gateway';
import { Incident } from '../../payments/incident.entity';
import type { Payment } from '../../payments/payment.entity';
import { enqueueOpenRefunds } from '../../payments/enqueue-refund';
import { Refund, ShopShare } from '../../payments/refund.entity';
import { shopsShareOf } from '../../payments/refund-rules';
import { transferGroupOf } from '../../payments/stripe/stripe-refunds';
import { enqueue } from '../../queue';
import { announcePayment } from '../order-changes';
import { lockPayment, reopenRefused, reopenReturned } from './refund-outcome';

// Events arrive in any order, so a closed incident stays closed, except a lost dispute that is won on appeal and a
// closed inquiry that becomes a dispute. The dispute may be smaller than the inquiry when a part was refunded
// meanwhile. When a dispute is won, the platform owes the shop what was taken for it.
const RECORD = `
  insert into incident (id, kind, shop_id, intent_id, amount_cents, reason, status, answer_by, at, closed_at, share)
  select ?::text, ?::text, found.shop_id, found.intent_id, ?::int, ?::text, ?::text, ?::timestamptz, ?::timestamptz,
    ?::timestamptz, ?::text from (
    select c.shop_id, p.intent_id from payment p join checkout c on c.id = p.checkout_id where p.intent_id = ?
    union all select id, null from shop where payment_account_id = ?) found
  on conflict (id) do update set
    status = case when excluded.status like 'warning_%' and incident.status not like 'warning_%' then incident.status
      else excluded.status end,
    amount_cents = case when excluded.status like 'warning_%' and incident.status not like 'warning_%'
      then incident.amount_cents else excluded.amount_cents end, answer_by = excluded.answer_by, closed_at = excluded.closed_at,
    share = coalesce(incident.share, excluded.share),
    shop_owes_cents = case when excluded.status = 'won' then 0 - incident.taken_cents else incident.shop_owes_cents end
  where incident.closed_at is null or (incident.status = 'lost' and excluded.status = 'won')
    or (incident.status = 'warning_closed' and excluded.status not like 'warning_%')
  returning (xmax = 0) as "isNew", closed_at is not null as "isClosed"`;
const TAKEN = `
  update incident set share = ?, taken_cents = ?,
    shop_owes_cents = case when status = 'won' then 0 - ? else ? end
  where id = ? and share = 'DUE'`;

const OWED = 'select 0 - shop_owes_cents as cents from incident where id = ? and shop_owes_cents < 0';
const GIVEN = 'update incident set shop_owes_cents = 0 where id = ? and shop_owes_cents = ?';

/** Records incidents, takes back the shop's share of a disputed payment and pays it again when it is won. */
export class IncidentService {
  constructor(
    private readonly em: EntityManager,
    private readonly clock: Clock,
    private readonly gateway: PaymentGateway,
  ) {}

  /** Records an incident as the provider reports it; ignores payments and accounts that are not ours. Idempotent. */
  async record(view: IncidentView): Promise<void> {
    const { id, kind, intentId, account, amountCents, reason, status, answerBy, takesMoney, isClosed } = view;
    const at = this.clock.now();
    const share = takesMoney ? ShopShare.DUE : null;
    const what = [id, kind, amountCents, reason, status, answerBy];
    const values = [...what, at, isClosed ? at : null, share, intentId, account];
    await transaction(this.em, async (em) => {
      // The same lock is held where a refund is marked as returned by the bank, which reads the dispute.
      await lockPayment(em, intentId);
      const [news] = await em.execute<{ isNew: boolean; isClosed: boolean }[]>(RECORD, values);
      for (const to of ['SHOP', 'OPERATOR'] as const) {
        if (news?.isNew) await enqueue(em, 'incidentMail', { incidentId: id, to });
        if (news?.isClosed && kind === 'DISPUTE')
          await enqueue(em, 'incidentMail', { incidentId: id, to, closed: true });
      }
      // A won dispute may be reported before its money is back. The jobs have no key, because a second job under the
      // same key would end the retries of a running one.
      if (kind === 'DISPUTE' && news && intentId !== null) {
        await reopenReturned(em, intentId);
        if (news.isClosed) await reopenRefused(em, intentId);
        await enqueueOpenRefunds(em, intentId);
        await announcePayment(em, intentId);
      }
      if (takesMoney && (news || status === 'won')) await enqueue(em, 'takeDisputed', { incidentId: id });
    });
  }

  /**
   * Takes back the shop's share of a disputed payment, once; when its balance does not cover it, the shop owes it. When
   * the dispute is won, pays back what was taken, once. Ignores payments that are not ours. Throws UNAVAILABLE when the
   * provider cannot be reached.
   */
  async settle(incidentId: string): Promise<void> {
    const em = this.em.fork();
    const incident = await em.findOne(Incident, { id: incidentId }, { populate: ['payment.checkout'] });
    const payment = incident?.payment;
    if (!payment) return;
    if (incident.share === ShopShare.DUE) await this.reverseShare(em, incident, payment);
    const [owed] = await em.execute<{ cents: number }[]>(OWED, [incidentId]);
    const { intentId } = payment;
    if (owed) {
      const idempotencyKey = transferGroupOf(incidentId);
      await this.gateway.transferAgain({ intentId, amountCents: owed.cents, idempotencyKey });
      await em.execute(GIVEN, [incidentId, 0 - owed.cents]);
    }
    // Refunds wait until the shop has its share again, from which they take their part.
    if (incident.closedAt !== null) await enqueueOpenRefunds(em, intentId);
  }

  private async reverseShare(em: EntityManager, incident: Incident, payment: Payment): Promise<void> {
    const { id: incidentId, status } = incident;
    const cents = status === 'won' ? 0 : await this.leftAtShop(em, payment, incident);
    const { intentId } = payment;
    const request = { intentId, amountCents: cents, idempotencyKey: `dispute:${incidentId}` };
    const answer = cents === 0 ? 0 : await this.gateway.reverseTransfer(request);
    const taken = answer ?? 0;
    const share = answer === null ? ShopShare.OWED : ShopShare.TAKEN;
    await em.execute(TAKEN, [share, taken, taken, answer === null ? cents : 0, incidentId]);
  }

  /** Returns the disputed cents, limited to what refunds and other disputes have left the shop of its lines. */
  private async leftAtShop(em: EntityManager, payment: Payment, incident: Incident): Promise<number> {
    const { amountCents, checkout } = payment;
    const refunds = await em.find(Refund, { payment: payment.intentId, share: ShopShare.TAKEN });
    const taken = refunds.reduce((sum, refund) => sum + shopsShareOf(refund, checkout), 0);
    const lost = { payment: payment.intentId, id: { $ne: incident.id }, status: { $ne: 'won' } };
    const others = await em.find(Incident, lost);
    const disputed = others.reduce((sum, { takenCents, shopOwesCents }) => sum + takenCents + shopOwesCents, 0);
    return Math.max(0, Math.min(incident.amountCents ?? 0, amountCents - checkout.feeCents - taken - disputed));
  }
}
