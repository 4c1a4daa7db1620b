import type { EntityManager } from '@mikro-orm/postgresql';
import { Account, Role } from '../accounts/account.entity';
import { asAccount, asSomebody, type Principal } from '../accounts/principal';
import { Fault } from '../errors';
import type { KeptCard, PaymentGateway } from './gateway';
import * as t from './payment.texts';
import { Field, ID, InputType } from 'type-graphql';

/** Cards that stay at the payment provider because their owner chose so; here only the payer's name there is kept. */
export class SavedCardsService {
  constructor(
    private readonly em: EntityManager,
    private readonly gateway: PaymentGateway,
  ) {}

  /** Newest first, each card once; null for callers who keep none. */
  async list(principal: Principal): Promise<KeptCard[] | null> {
    const accountId = asSomebody(principal);
    if (principal?.role === Role.GUEST) return null;
    const cards = await this.cardsOf(accountId);
    return cards.filter(({ fingerprint }, at) => cards.findIndex((card) => card.fingerprint === fingerprint) === at);
  }

  /** Says how the caller's own payment is about to be paid. Throws NOT_FOUND for another's payment or card. */
  async choose(principal: Principal, { intentId, cardId, keep }: ChooseCardInput): Promise<true> {
    const accountId = asAccount(principal);
    const [own] = await this.em.execute<object[]>(
      'select from payment p join checkout c on c.id = p.checkout_id where p.intent_id = ? and c.customer_id = ?',
      [intentId, accountId],
    );
    if (!own) throw new Fault('NOT_FOUND', t.noPayment());
    const chosen = cardId ?? null;
    if (chosen !== null) await this.ownCards(accountId, chosen);
    const tie = (payer: string) => this.gateway.tiePayer({ intentId, payer, keepsCard: keep && chosen === null });
    const payer = await this.payerOf(accountId);
    if (payer === null && !keep) return true;
    // A name of other keys than today's says nothing to the provider.
    if (payer === null || !(await tie(payer))) await tie(await this.newPayer(accountId, payer));
    return true;
  }

  /** Throws NOT_FOUND for a card that is not (any more) the caller's. */
  async remove(principal: Principal, cardId: string): Promise<true> {
    const same = await this.ownCards(asAccount(principal), cardId);
    await Promise.all(same.map(({ id }) => this.gateway.discardCard(id)));
    return true;
  }

  /** Of an account that was removed. */
  forget(payer: string): Promise<void> {
    return this.gateway.forgetPayer(payer);
  }

  /** The caller's card under all its ids: it may have been kept more than once. */
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
    await this.em.nativeUpdate(
      Account,
      { id: accountId, paymentCustomerId: known, removedAt: null },
      { paymentCustomerId: made },
    );
    // Another tab's, where that was faster.
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
