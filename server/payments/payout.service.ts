import type { EntityManager } from '@mikro-orm/postgresql';
import { Account } from '../accounts/account.entity';
import { PAYOUT_PAGE } from '../accounts/registration/account-mail.service';
import type { Clock } from '../clock';
import { Fault } from '../errors';
import { enqueue } from '../queue';
import { Shop } from '../shops/shop.entity';
import { openWhenReady } from '../shops/own/first-steps';
import type { PaymentAccount } from './stripe/gateway';
import type { PaymentGateway } from './stripe/stripe-gateway';
import { Payment } from './payment.entity';
import * as t from './payout.texts';
import { Field, Int, ObjectType, registerEnumType } from 'type-graphql';

/** A shop's account at the provider, whose state counts. Every call may throw UNAVAILABLE. */
export class PayoutService {
  constructor(
    private readonly em: EntityManager,
    private readonly clock: Clock,
    private readonly gateway: PaymentGateway,
    private readonly publicUrl: string,
  ) {}

  /** Returns the state of the shop's account. */
  async account(shopId: string): Promise<PayoutAccountView> {
    const id = await this.idOf(shopId);
    if (id === null) return withoutAccount(PayoutState.NONE);
    const account = await this.follow(id);
    return account ? payoutAccountOf(account) : withoutAccount(PayoutState.DISCONNECTED);
  }

  /** Creates the shop's account when it has none that the provider still knows. Idempotent. */
  async create(shopId: string): Promise<{ created: boolean; account: PayoutAccountView }> {
    const known = await this.idOf(shopId);
    const standing = known === null ? null : await this.follow(known);
    if (standing) return { created: false, account: payoutAccountOf(standing) };
    const { email } = await this.em.findOneOrFail(Account, { id: shopId });
    const made = await this.gateway.createAccount({
      shopId,
      email,
      idempotencyKey: `account:${shopId}:${known ?? 'first'}`,
    });
    // Two tabs of the owner at once got the same account, because they sent the same key.
    const where = { id: shopId, paymentAccountId: known };
    await this.em.nativeUpdate(Shop, where, { paymentAccountId: made.id, chargesEnabled: made.chargesEnabled });
    return { created: true, account: payoutAccountOf(made) };
  }

  /** Returns a link to the provider's form, for one visit within minutes; never logged. Throws CONFLICT. */
  async onboardingLink(shopId: string): Promise<string> {
    const id = await this.idOf(shopId);
    if (id === null) throw new Fault('CONFLICT', t.accountNeeded());
    return this.gateway.onboardingLink(id, {
      return_url: new URL(`${PAYOUT_PAGE}?retour=1`, this.publicUrl).href,
      refresh_url: new URL(`${PAYOUT_PAGE}?lien=expire`, this.publicUrl).href,
    });
  }

  /**
   * Queries the provider about an account and updates its shop; returns null when the provider no longer knows it. The
   * event's own data is not used, because an older event may come after a newer one.
   */
  async follow(accountId: string): Promise<PaymentAccount | null> {
    const account = await this.gateway.retrieveAccount(accountId).catch((error: unknown) => {
      if (error instanceof Fault && error.code === 'NOT_FOUND') return null;
      throw error;
    });
    const chargesEnabled = account?.chargesEnabled ?? false;
    await this.em.nativeUpdate(Shop, { paymentAccountId: accountId }, { chargesEnabled });
    const shop = chargesEnabled ? await this.em.findOne(Shop, { paymentAccountId: accountId }) : null;
    if (shop) await openWhenReady(this.em, shop.id, this.clock.now());
    return account;
  }

  /**
   * Mails the owner that the bank account behind the shop's payment account changed; does nothing for an account no
   * shop has. At least once: a process that dies while handling the event mails again.
   */
  async tellChanged(accountId: string): Promise<void> {
    const shop = await this.em.findOne(Shop, { paymentAccountId: accountId });
    if (!shop) return;
    const { email } = await this.em.findOneOrFail(Account, { id: shop.id });
    const mail = { kind: 'payoutChanged', email, role: 'OWNER' } as const;
    // One change comes as several events, which are combined into one mail for a minute.
    await enqueue(this.em, 'accountMail', mail, { key: `payoutChanged:${accountId}`, delay: 60 });
  }

  /** Returns what a payment costs and who pays that; null for payments from before this was recorded. */
  async feeOf(intentId: string): Promise<PaymentFee | null> {
    const { providerFeeCents: cents, shopPaysFee: paidByShop } = await this.em.findOneOrFail(Payment, { intentId });
    return cents === 0 ? null : { cents, paidByShop };
  }

  private async idOf(shopId: string): Promise<string | null> {
    return (await this.em.findOneOrFail(Shop, { id: shopId }, { refresh: true })).paymentAccountId;
  }
}

/** Returns the view of a shop without an account, or with one the provider no longer knows. */
export function withoutAccount(state: PayoutState.NONE | PayoutState.DISCONNECTED): PayoutAccountView {
  return { state, charges: null, payouts: null, wanted: [], wantedBy: null };
}

/** Returns what an existing account can do, and what the provider still requires of it. */
export function payoutAccountOf(account: PaymentAccount): PayoutAccountView {
  const state = stateOf(account);
  const capability = (enabled: boolean) => {
    if (enabled) return PayoutCapability.ON;
    // Only a restricted account can have lost a capability; any other is still waiting for it.
    return state === PayoutState.RESTRICTED ? PayoutCapability.OFF : PayoutCapability.WAITING;
  };
  return {
    state,
    charges: capability(account.chargesEnabled),
    payouts: capability(account.payoutsEnabled),
    // Before the form is completed everything is required, and the form itself lists it.
    wanted: state === PayoutState.RESTRICTED ? account.wanted : [],
    wantedBy: state === PayoutState.RESTRICTED ? account.wantedBy : null,
  };
}

function stateOf({ detailsSubmitted, wanted, chargesEnabled, payoutsEnabled }: PaymentAccount): PayoutState {
  if (!detailsSubmitted) return PayoutState.INCOMPLETE;
  if (wanted.length > 0) return PayoutState.RESTRICTED;
  return chargesEnabled && payoutsEnabled ? PayoutState.ACTIVE : PayoutState.REVIEW;
}

export enum PayoutState {
  NONE = 'NONE',
  INCOMPLETE = 'INCOMPLETE',
  REVIEW = 'REVIEW',
  ACTIVE = 'ACTIVE',
  RESTRICTED = 'RESTRICTED',
  DISCONNECTED = 'DISCONNECTED',
}
registerEnumType(PayoutState, {
  name: 'PayoutState',
  description: 'Where a shop’s account at the payment provider stands.',
  valuesConfig: {
    NONE: { description: 'There is none yet.' },
    INCOMPLETE: { description: 'The owner has not gone through the provider’s form.' },
    REVIEW: { description: 'The provider checks what it was told.' },
    ACTIVE: { description: 'Cards are charged and money is paid out.' },
    RESTRICTED: { description: 'The provider wants something more, or has stopped it.' },
    DISCONNECTED: { description: 'The provider no longer knows it.' },
  },
});

enum PayoutCapability {
  ON = 'ON',
  WAITING = 'WAITING',
  OFF = 'OFF',
}
registerEnumType(PayoutCapability, {
  name: 'PayoutCapability',
  description: 'Whether one of the two things an account is for works.',
  valuesConfig: {
    ON: { description: 'It works.' },
    WAITING: { description: 'Not yet.' },
    OFF: { description: 'Stopped.' },
  },
});

@ObjectType({ description: 'What the payment provider charges for an order’s payment.' })
export class PaymentFee {
  @Field(() => Int, { description: 'By its published rate, in cents.' }) cents!: number;
  @Field(() => Boolean, { description: 'It comes off what the shop gets; else the platform pays it.' })
  paidByShop!: boolean;
}

@ObjectType('PayoutAccount', { description: 'The calling owner’s account at the payment provider.' })
export class PayoutAccountView {
  @Field(() => PayoutState, { description: 'Where it stands.' }) state!: PayoutState;

  @Field(() => PayoutCapability, { nullable: true, description: 'Charging cards; null without an account.' })
  charges!: PayoutCapability | null;

  @Field(() => PayoutCapability, { nullable: true, description: 'Paying out to the bank; null without an account.' })
  payouts!: PayoutCapability | null;

  @Field(() => [String], { description: 'What the provider asks for now, in its own words: `external_account`.' })
  wanted!: string[];

  @Field(() => Date, { nullable: true, description: 'Until when it is asked for.' }) wantedBy!: Date | null;
}
