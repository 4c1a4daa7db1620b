import type { EntityManager } from '@mikro-orm/postgresql';
import { Account, Role } from '../accounts/account.entity';
import { requireAccount, requireSignedIn, type Principal } from '../accounts/principal';
import { Fault } from '../errors';
import type { KeptCard } from './stripe/gateway';
import type { PaymentGateway } from './stripe/stripe-gateway';
import * as t from './payment.texts';
import { Field, ID, InputType } from 'type-graphql';

/** Cards that customers chose to save at the payment provider; our database keeps only the payer's id there. */
export class SavedCardsService {
  constructor(
    private readonly em: EntityManager,
    private readonly gateway: PaymentGateway,
  ) {}

  /** Returns the saved cards, newest first, each card once; null for guests, who cannot save any. */
  async list(principal: Principal): Promise<KeptCard[] | null> {
    const accountId = requireSignedIn(principal);
    if (principal?.role === Role.GUEST) return null;
    const cards = await this.cardsOf(accountId);
    return cards.filter(({ fingerprint }, at) => cards.findIndex((card) => card.fingerprint === fingerprint) === at);
  }

  /** Sets the card, saved or entered, of the caller's own payment. Throws NOT_FOUND for another's payment or card. */
  async choose(principal: Principal, { intentId, cardId, keep }: ChooseCardInput): Promise<true> {
    const accountId = requireAccount(principal);
    const [own] = await this.em.execute<object[]>(
      'select from payment p join checkout c on c.id = p.checkout_id where p.intent_id = ? and c.customer_id = ?',
      [intentId, accountId],
    );
    if (!own) throw new Fault('NOT_FOUND', t.noPayment());
    const chosen = cardId ?? null;
    if (chosen !== null) await this.ownCards(accountId, chosen);
    const tie = (payer: string) =>
      this.gateway.attachStripeCustomer({ intentId, payer, keepsCard: keep && chosen === null });
    const payer = await this.payerOf(accountId);
    if (payer === null && !keep) return true;
    // The provider does not know a payer that was created with other API keys.
    if (payer === null || !(await tie(payer))) await tie(await this.newPayer(accountId, payer));
    return true;
  }

  /** Deletes a saved card. Throws NOT_FOUND for a card that is not, or no longer, the caller's. */
  async remove(principal: Principal, cardId: string): Promise<true> {
    const same = await this.ownCards(requireAccount(principal), cardId);
    await Promise.all(same.map(({ id }) => this.gateway.discardCard(id)));
    return true;
  }

  /** Deletes the payer of a closed account at the provider. */
  forget(payer: string): Promise<void> {
    return this.gateway.deleteStripeCustomer(payer);
  }

  /** Returns the caller's card under all its ids, because it may have been saved more than once. */
  private async ownCards(accountId: string, cardId: string): Promise<KeptCard[]> {
    const cards = await this.cardsOf(accountId);
    const own = cards.find(({ id }) => id === cardId);
    if (!own) throw new Fault('NOT_FOUND', t.noCard());
    return cards.filter(({ fingerprint }) => fingerprint === own.fingerprint);
  }

  private async cardsOf(accountId: string): Promise<KeptCard[]> {
    const payer = await this.payerOf(accountId);
    return payer === null ? [] : this.gateway.listCards(payer);
  }

  private async payerOf(accountId: string): Promise<string | null> {
    return (await this.em.findOneOrFail(Account, { id: accountId }, { refresh: true })).paymentCustomerId;
  }

  private async newPayer(accountId: string, known: string | null): Promise<string> {
    const idempotencyKey = `payer:${accountId}:${known ?? 'first'}`;
    const made = await this.gateway.createPayer({ accountId, idempotencyKey });
    const where = { id: accountId, paymentCustomerId: known, removedAt: null };
    await this.em.nativeUpdate(Account, where, { paymentCustomerId: made });
    // Returns the payer that another tab stored first, if any.
    return (await this.payerOf(accountId)) ?? made;
  }
}

@InputType({ description: 'With which card a payment is about to be made.' })
export class ChooseCardInput {
  @Field(() => ID, { description: 'The caller’s own payment.' }) intentId!: string;

  @Field(() => ID, { nullable: true, description: 'One of the caller’s saved cards; absent: one that is entered.' })
  cardId?: string | null;

  @Field(() => Boolean, { description: 'The card that is entered is kept once it has paid.' }) keep!: boolean;
}
