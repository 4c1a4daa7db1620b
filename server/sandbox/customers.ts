import { z } from 'zod';
import { invalidRequest, noSuch } from './api-error';
import { ok, type Handler } from './call';
import { newStripeId, find, insert, type Kinds, lockNamed, save } from './store';
import { integer, metadata, read } from './parameters';

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
