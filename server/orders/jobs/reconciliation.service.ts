import type { EntityManager } from '@mikro-orm/postgresql';
import type { Clock } from '../../clock';
import { isUuid } from '../../identifiers';
import type { IntentView } from '../../payments/stripe/gateway';
import type { PaymentGateway } from '../../payments/stripe/stripe-gateway';
import { importExternalRefund } from '../refunds/refund-outcome';
import type { SettlementService } from '../settlement/settlement.service';

const LOOK_BACK_MS = 48 * 3_600_000;

/** A difference between the provider’s payments and our tables; amounts in cents. */
export interface Difference {
  intentId: string;
  problem: 'notSettled' | 'refundedElsewhere' | 'refundMissing';
  ours: number;
  theirs: number;
}

interface Known {
  state: 'HELD' | 'RELEASED' | 'ORDERED';
  settled: boolean;
  refunded: string;
}

/** Checks that our tables know the provider's payments of two days; housekeeping works the other way. */
export class ReconciliationService {
  constructor(
    private readonly em: EntityManager,
    private readonly clock: Clock,
    private readonly gateway: PaymentGateway,
    private readonly settlement: SettlementService,
  ) {}

  /**
   * Settles payments whose event and row were both lost, cancels those that may no longer be paid, and returns the
   * differences that only a person can resolve. Throws UNAVAILABLE when the provider cannot be reached.
   */
  async compare(): Promise<Difference[]> {
    const differences: Difference[] = [];
    const since = new Date(this.clock.now().getTime() - LOOK_BACK_MS);
    for await (const intent of this.gateway.listRecentIntents(since)) {
      const known = await this.known(intent);
      const difference = known && (await this.settleOrReport(intent, known));
      if (difference) differences.push(difference);
    }
    return differences;
  }

  /** Returns null for payments of other products on the same provider account. */
  private async known({ id, metadata }: IntentView): Promise<Known | null> {
    const checkoutId = metadata['checkoutId'] ?? '';
    if (!isUuid(checkoutId)) return null;
    const [row] = await this.em.execute<Known[]>(
      `select c.state, exists (select 1 from payment_outcome o where o.intent_id = ?) as settled,
         (select coalesce(sum(r.amount_cents), 0) from refund r where r.intent_id = ? and r.state = 'DONE') as refunded
       from checkout c where c.id = ?`,
      [id, id, checkoutId],
    );
    return row ?? null;
  }

  private async settleOrReport(intent: IntentView, { state, settled, refunded }: Known): Promise<Difference | null> {
    const { id: intentId, amountCents, refundedCents } = intent;
    if (intent.status === 'succeeded' && !settled) {
      const done = await this.settlement.settle(intent, null, state !== 'HELD').catch(() => null);
      return done ? null : { intentId, problem: 'notSettled', ours: 0, theirs: amountCents };
    }
    if (state === 'RELEASED' && intent.status.startsWith('requires_')) await this.gateway.cancelIntent(intentId);
    const ours = Number(refunded);
    if (ours === refundedCents) return null;
    if (refundedCents > ours) {
      const made = await this.gateway.listRefunds(intentId);
      const taken = await Promise.all(
        made.map((one) => importExternalRefund(this.em, one, this.clock.now()).catch(() => false)),
      );
      if (taken.includes(true)) return null;
    }
    const problem = refundedCents > ours ? 'refundedElsewhere' : 'refundMissing';
    return { intentId, problem, ours, theirs: refundedCents };
  }
}
