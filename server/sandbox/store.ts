import type { Pool, PoolClient } from 'pg';
import type Stripe from 'stripe';
import { noSuch } from './api-error';
import { randomInt } from 'node:crypto';

type Created = 'id' | 'object' | 'created';
type Card = {
  type: 'card';
  card: { brand: string; last4: string; exp_month: number; exp_year: number; fingerprint?: string };
};
/** A card; `customer` is set when it is saved, and absent in cards of older versions. */
type PaymentMethod = Pick<Stripe.PaymentMethod, Created | 'livemode'> & Card & { customer?: string | null };
type Destination = { transfer_data: { destination: string } | null };

/** Stripe’s objects, with only the fields that the product, its pages and its audit read. */
export interface Kinds {
  payment_intent: Pick<
    Stripe.PaymentIntent,
    Created | 'amount' | 'amount_received' | 'application_fee_amount' | 'client_secret' | 'currency' | 'livemode'
  > &
    Destination & {
      last_payment_error: object | null;
      latest_charge: string | null;
      metadata: Stripe.Metadata;
      next_action: object | null;
      payment_method: string | null;
      statement_descriptor_suffix?: string | null;
      customer?: string;
      setup_future_usage?: 'on_session' | 'off_session' | null;
      status: Stripe.PaymentIntent.Status;
    };
  charge: Pick<
    Stripe.Charge,
    Created | 'amount' | 'amount_captured' | 'amount_refunded' | 'application_fee_amount' | 'captured' | 'currency'
  > &
    Pick<Stripe.Charge, 'failure_code' | 'failure_message' | 'livemode' | 'metadata' | 'paid' | 'refunded' | 'status'> &
    Destination & { payment_intent: string; payment_method: string; payment_method_details: Card } & {
      /** Absent in charges of older versions, which have no transfers and fees. */
      transfer?: string;
      application_fee?: string;
    };
  refund: Pick<Stripe.Refund, Created | 'amount' | 'currency' | 'metadata' | 'reason' | 'status'> & {
    charge: string;
    payment_intent: string;
    transfer_reversal: string | null;
  };
  transfer: Pick<Stripe.Transfer, Created | 'amount' | 'amount_reversed' | 'currency'> & {
    destination: string;
    /** Id of the charge; null for a transfer that was created separately. */
    source_transaction: string | null;
    transfer_group?: string;
  };
  transfer_reversal: { id: string; object: 'transfer_reversal'; amount: number; transfer: string; created: number } & {
    metadata: Stripe.Metadata;
  };
  application_fee: Pick<Stripe.ApplicationFee, Created | 'amount' | 'amount_refunded' | 'currency' | 'refunded'> & {
    account: string;
    charge: string;
  };
  dispute: Pick<Stripe.Dispute, Created | 'amount' | 'currency' | 'livemode' | 'reason' | 'status'> & {
    charge: string;
    payment_intent: string;
    evidence_details: { due_by: number };
  };
  payment_method: PaymentMethod;
  customer: Pick<Stripe.Customer, Created | 'livemode' | 'metadata'>;
  account: Pick<
    Stripe.Account,
    'id' | 'object' | 'capabilities' | 'charges_enabled' | 'created' | 'details_submitted' | 'email' | 'metadata'
  > &
    Pick<Stripe.Account, 'country' | 'payouts_enabled' | 'type'> & {
      /** The sandbox's own flag: transfers to this account cannot be reversed. */
      balance_empty?: true;
      business_profile: { name: string | null };
      requirements: { current_deadline: number | null; currently_due: string[]; past_due: string[] };
    };
  account_link: OnboardingAccess;
}
export type Kind = keyof Kinds;
export type Intent = Kinds['payment_intent'];

/** A link to the hosted form; its row id is the hash of the token, so that reading the table gives no access. */
export interface OnboardingAccess {
  account: string;
  returnUrl: string;
  refreshUrl: string;
  expiresAt: number;
  used: boolean;
  /** `link` opens the page once; the page then contains a `form` token for submitting it. */
  purpose: 'link' | 'form';
}

export async function inTransaction<T>(pool: Pool, work: (db: PoolClient) => Promise<T>): Promise<T> {
  const db = await pool.connect();
  try {
    await db.query('begin');
    const result = await work(db);
    await db.query('commit');
    db.release();
    return result;
  } catch (error) {
    // A connection that cannot roll back is destroyed rather than returned to the pool.
    const broken = await db.query('rollback').then(
      () => false,
      () => true,
    );
    db.release(broken);
    throw error;
  }
}

export async function insert<K extends Kind>(db: PoolClient, type: K, id: string, created: number, data: Kinds[K]) {
  await db.query('insert into payment_sandbox.objects (id, type, created, data) values ($1, $2, $3, $4)', [
    id,
    type,
    created,
    JSON.stringify(data),
  ]);
}

export async function find<K extends Kind>(db: PoolClient, type: K, id: string): Promise<Kinds[K] | undefined> {
  return one(db, 'select data from payment_sandbox.objects where id = $1 and type = $2', type, id);
}

/**
 * Reads a row and locks it until the transaction ends; a waiting transaction then sees the changes of the one before,
 * so that a status checked after this call cannot change.
 */
export async function lock<K extends Kind>(db: PoolClient, type: K, id: string): Promise<Kinds[K] | undefined> {
  return one(db, 'select data from payment_sandbox.objects where id = $1 and type = $2 for update', type, id);
}

/** Like `lock`, for an object named in the request. Throws Stripe's 404. */
export async function lockNamed<K extends Kind>(db: PoolClient, type: K, id: string): Promise<Kinds[K]> {
  const found = await lock(db, type, id);
  if (!found) throw noSuch(type, id);
  return found;
}

export async function save<K extends Kind>(db: PoolClient, type: K, id: string, data: Kinds[K]): Promise<void> {
  await db.query('update payment_sandbox.objects set data = $3 where id = $1 and type = $2', [
    id,
    type,
    JSON.stringify(data),
  ]);
}

async function one<K extends Kind>(db: PoolClient, sql: string, type: K, id: string): Promise<Kinds[K] | undefined> {
  const { rows } = await db.query<{ data: Kinds[K] }>(sql, [id, type]);
  return rows[0]?.data;
}

const ALPHABET = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789';

/** Returns unguessable letters and digits with about 6 bits of entropy each. */
export function randomText(length: number): string {
  return Array.from({ length }, () => ALPHABET.charAt(randomInt(ALPHABET.length))).join('');
}

/** Returns an id in Stripe's format: a prefix such as `pi`, an underscore and 24 letters and digits. */
export function newStripeId(prefix: string): string {
  return `${prefix}_${randomText(24)}`;
}
