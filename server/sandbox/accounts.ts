import type { Pool } from 'pg';
import { z } from 'zod';
import { ApiError, invalidRequest, noSuch } from './api-error';
import { ok, type Handler } from './call';
import { newStripeId, find, insert, type Kinds, lockNamed, save } from './store';
import { openOnboarding } from './onboarding-access';
import { flag, metadata, read, integer } from './parameters';
import { ensureSchema } from './schema';

const requested = z.strictObject({ requested: flag });

const creation = z.strictObject({
  type: z.literal('express'),
  country: z.string().length(2).default('FR'),
  email: z.email().optional(),
  capabilities: z.strictObject({ card_payments: requested.optional(), transfers: requested.optional() }).optional(),
  metadata,
});

const linkCreation = z.strictObject({
  account: z.string(),
  type: z.literal('account_onboarding'),
  return_url: z.url({ protocol: /^https?$/ }),
  refresh_url: z.url({ protocol: /^https?$/ }),
});

/** POST /v1/accounts: creates a connected account that cannot be paid until its owner has submitted the form. */
export const createAccount: Handler = async (call) => {
  const { email, metadata: notes, country } = read(creation, call.fields);
  const account = newAccount({
    id: newStripeId('acct'),
    email: email ?? null,
    country,
    created: call.now,
    metadata: notes,
  });
  await insert(call.db, 'account', account.id, call.now, account);
  return ok(account);
};

export const retrieveAccount: Handler = async (call) => {
  const account = await find(call.db, 'account', call.id);
  if (account) return ok(account);
  throw new ApiError(403, {
    type: 'invalid_request_error',
    code: 'account_invalid',
    message: `The provided key does not have access to account '${call.id}' (or that account does not exist).`,
  });
};

/** POST /v1/account_links: creates a link to the hosted form, on the origin of the return URL. */
export const createAccountLink: Handler = async (call) => {
  const asked = read(linkCreation, call.fields);
  if (!(await find(call.db, 'account', asked.account))) {
    throw invalidRequest(`No such account: '${asked.account}'`, { code: 'resource_missing', param: 'account' });
  }
  const { token, expiresAt } = await openOnboarding(call.db, 'link', call.now, {
    account: asked.account,
    returnUrl: asked.return_url,
    refreshUrl: asked.refresh_url,
  });
  const url = new URL(`/sandbox/onboarding/${token}`, asked.return_url);
  return ok({ object: 'account_link', created: call.now, expires_at: expiresAt, url: url.href });
};

/** Returns the account as it is after the hosted form was submitted, able to be paid. */
export function enabled(account: Kinds['account'], businessName: string | null): Kinds['account'] {
  return {
    ...account,
    business_profile: { name: businessName },
    capabilities: { card_payments: 'active', transfers: 'active' },
    charges_enabled: true,
    details_submitted: true,
    payouts_enabled: true,
    requirements: NOTHING_DUE,
  };
}

/** Creates or resets a sandbox account with a fixed id, for the demo's shops; idempotent. */
export async function seedSandboxAccount(
  pool: Pool,
  { id, email, chargesEnabled, createdAt }: { id: string; email: string; chargesEnabled: boolean; createdAt: Date },
): Promise<void> {
  await ensureSchema(pool);
  const created = Math.floor(createdAt.getTime() / 1000);
  const fresh = newAccount({ id, email, country: 'FR', created, metadata: {} });
  const account = chargesEnabled ? enabled(fresh, null) : fresh;
  await pool.query(
    `insert into payment_sandbox.objects (id, type, created, data) values ($1, 'account', $2, $3)
     on conflict (id) do update set data = excluded.data`,
    [id, created, JSON.stringify(account)],
  );
}

const NOTHING_DUE = { current_deadline: null, currently_due: [], past_due: [] };
const WANTED = ['business_profile.name', 'external_account', 'tos_acceptance.date'];

function newAccount(
  given: Pick<Kinds['account'], 'id' | 'email' | 'country' | 'created' | 'metadata'>,
): Kinds['account'] {
  return {
    object: 'account',
    business_profile: { name: null },
    capabilities: { card_payments: 'inactive', transfers: 'inactive' },
    charges_enabled: false,
    details_submitted: false,
    payouts_enabled: false,
    requirements: { ...NOTHING_DUE, currently_due: WANTED, past_due: WANTED },
    type: 'express',
    ...given,
  };
}

/** POST /v1/customers: creates a customer, who can save cards. */
export const createCustomer: Handler = async (call) => {
  const asked = read(z.strictObject({ metadata }), call.fields);
  const customer: Kinds['customer'] = {
    id: newStripeId('cus'),
    object: 'customer',
    created: call.now,
    livemode: false,
    metadata: asked.metadata,
  };
  await insert(call.db, 'customer', customer.id, call.now, customer);
  return ok(customer);
};

/** DELETE /v1/customers/:id: deletes a customer; its saved cards can no longer pay. */
export const deleteCustomer: Handler = async (call) => {
  const { id } = await lockNamed(call.db, 'customer', call.id);
  await call.db.query(
    `update payment_sandbox.objects set data = data || '{"customer": null}'
     where type = 'payment_method' and data->>'customer' = $1`,
    [id],
  );
  await call.db.query('delete from payment_sandbox.objects where id = $1', [id]);
  return ok({ id, object: 'customer', deleted: true });
};

const cardListing = z.strictObject({
  customer: z.string(),
  type: z.literal('card'),
  limit: integer.pipe(z.number().min(1).max(100)).default(10),
});

/** GET /v1/payment_methods: lists a customer's cards, newest first. */
export const listCards: Handler = async (call) => {
  const { customer, limit } = read(cardListing, call.fields);
  if (!(await find(call.db, 'customer', customer))) throw noSuch('customer', customer, 'customer');
  const { rows } = await call.db.query<{ data: Kinds['payment_method'] }>(
    `select data from payment_sandbox.objects where type = 'payment_method' and data->>'customer' = $1
     order by created desc, seq desc limit $2`,
    [customer, limit],
  );
  return ok({ object: 'list', url: '/v1/payment_methods', has_more: false, data: rows.map(({ data }) => data) });
};

/** POST /v1/payment_methods/:id/detach */
export const detachCard: Handler = async (call) => {
  const card = await lockNamed(call.db, 'payment_method', call.id);
  if (!card.customer) {
    throw invalidRequest('The payment method you provided is not attached to a customer so detachment is impossible.');
  }
  const detached = { ...card, customer: null };
  await save(call.db, 'payment_method', card.id, detached);
  return ok(detached);
};
