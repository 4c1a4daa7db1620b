import type { Pool } from 'pg';
import { z } from 'zod';
import { ApiError, invalidRequest, noSuch } from './api-error';
import { ok, type Handler } from './call';
import { enabled, newAccount, newCustomer } from './objects';
import { find, insert, lockNamed, save } from './store';
import { openOnboarding } from './onboarding-access';
import { flag, listing, listObjects, metadata, read } from './parameters';
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
  const account = newAccount({ email: email ?? null, country, metadata: notes }, call.now);
  await insert(call, account);
  return ok(account);
};

export const retrieveAccount: Handler = async (call) => {
  const account = await find(call, 'account', call.id);
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
  if (!(await find(call, 'account', asked.account))) {
    throw invalidRequest(`No such account: '${asked.account}'`, { code: 'resource_missing', param: 'account' });
  }
  const { token, expiresAt } = await openOnboarding(call, 'link', {
    account: asked.account,
    returnUrl: asked.return_url,
    refreshUrl: asked.refresh_url,
  });
  const url = new URL(`/sandbox/onboarding/${token}`, asked.return_url);
  return ok({ object: 'account_link', created: call.now, expires_at: expiresAt, url: url.href });
};

/** Creates or resets a sandbox account with a fixed id, for the demo's shops; idempotent. */
export async function seedSandboxAccount(
  pool: Pool,
  { id, email, chargesEnabled, createdAt }: { id: string; email: string; chargesEnabled: boolean; createdAt: Date },
): Promise<void> {
  await ensureSchema(pool);
  const created = Math.floor(createdAt.getTime() / 1000);
  const fresh = { ...newAccount({ email, country: 'FR', metadata: {} }, created), id };
  const account = chargesEnabled ? enabled(fresh, null) : fresh;
  await pool.query(
    `insert into payment_sandbox.objects (id, type, created, data) values ($1, 'account', $2, $3)
     on conflict (id) do update set data = excluded.data`,
    [id, created, JSON.stringify(account)],
  );
}

/** POST /v1/customers: creates a customer, who can save cards. */
export const createCustomer: Handler = async (call) => {
  const asked = read(z.strictObject({ metadata }), call.fields);
  const customer = newCustomer(asked.metadata, call.now);
  await insert(call, customer);
  return ok(customer);
};

/** DELETE /v1/customers/:id: deletes a customer; its saved cards can no longer pay. */
export const deleteCustomer: Handler = async (call) => {
  const { id } = await lockNamed(call, 'customer', call.id);
  await call.db.query(
    `update payment_sandbox.objects set data = data || '{"customer": null}'
     where type = 'payment_method' and data->>'customer' = $1`,
    [id],
  );
  await call.db.query('delete from payment_sandbox.objects where id = $1', [id]);
  return ok({ id, object: 'customer', deleted: true });
};

const cardListing = listing.pick({ limit: true }).extend({ customer: z.string(), type: z.literal('card') });

/** GET /v1/payment_methods: lists a customer's cards, newest first. */
export const listCards: Handler = async (call) => {
  const { customer, limit } = read(cardListing, call.fields);
  if (!(await find(call, 'customer', customer))) throw noSuch('customer', customer, 'customer');
  return ok(await listObjects(call, 'payment_method', '/v1/payment_methods', { limit }, { customer }));
};

/** POST /v1/payment_methods/:id/detach */
export const detachCard: Handler = async (call) => {
  const card = await lockNamed(call, 'payment_method', call.id);
  if (!card.customer) {
    throw invalidRequest('The payment method you provided is not attached to a customer so detachment is impossible.');
  }
  const detached = { ...card, customer: null };
  await save(call, detached);
  return ok(detached);
};
