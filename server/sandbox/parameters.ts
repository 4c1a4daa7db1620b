import { z } from 'zod';
import { invalidRequest, type ApiError } from './api-error';
import type { FormFields } from './form-body';
import type { Call } from './call';
import type { Kinds } from './objects';

/** An integer in a form field. */
export const integer = z
  .string()
  .regex(/^-?\d{1,12}$/, 'Invalid integer')
  .transform(Number);

export const flag = z.enum(['true', 'false']).transform((text) => text === 'true');

/** Metadata with Stripe's limits: 50 keys of up to 40 characters, with values of up to 500. */
export const metadata = z
  .record(z.string().max(40), z.string().max(500))
  .refine((entries) => Object.keys(entries).length <= 50)
  .default({});

export const expand = z.array(z.string()).default([]);

/** Parameters of every list endpoint. */
export const listing = z.strictObject({
  limit: integer.pipe(z.number().min(1).max(100)).default(10),
  starting_after: z.string().optional(),
  created: z.strictObject({ gte: integer }).optional(),
  expand,
});

/** Validates the fields of a request; throws Stripe's error for a missing, unknown or malformed one. */
export function read<Schema extends z.ZodType>(schema: Schema, fields: FormFields): z.output<Schema> {
  const result = schema.safeParse(fields);
  if (result.success) return result.data;
  throw refusal(result.error.issues[0]);
}

function refusal(issue: z.core.$ZodIssue | undefined): ApiError {
  const [first = '', ...rest] = issue?.path.map(String) ?? [];
  const param = [first, ...rest.map((key) => `[${key}]`)].join('');
  if (issue?.code === 'unrecognized_keys') {
    const unknown = param ? `${param}[${issue.keys[0] ?? ''}]` : (issue.keys[0] ?? '');
    return invalidRequest(`Received unknown parameter: ${unknown}`, { code: 'parameter_unknown', param: unknown });
  }
  if (issue?.code === 'invalid_type' && issue.message.endsWith('undefined')) {
    return invalidRequest(`Missing required param: ${param}.`, { code: 'parameter_missing', param });
  }
  return invalidRequest(`Invalid ${param}: ${issue?.message ?? 'malformed'}`, { param });
}

// Greatest value of the `created` column.
const LAST_SECOND = 2_147_483_647;

/**
 * Returns one page in Stripe's list format, newest first: all objects of a type, or those whose field has the value in
 * `of`, if that is given.
 */
export async function listObjects<K extends keyof Kinds>(
  { db }: Call,
  type: K,
  url: string,
  { created, limit, starting_after }: Partial<z.output<typeof listing>>,
  of: Partial<Record<'payment_intent' | 'transfer' | 'transfer_group' | 'customer', string | undefined>> = {},
): Promise<{ object: 'list'; url: string; has_more: boolean; data: Kinds[K][] }> {
  const [field, value] = Object.entries(of)[0] ?? [];
  const most = limit ?? 100;
  const { rows } = await db.query<{ data: Kinds[K] }>(
    `select data from payment_sandbox.objects
     where type = $1 and created >= $2 and ($3::text is null or ${field ? `data->>'${field}' = $3` : 'false'})
       and ($4::text is null or (created, seq) < (select created, seq from payment_sandbox.objects where id = $4))
     order by created desc, seq desc limit $5`,
    [type, Math.min(created?.gte ?? 0, LAST_SECOND), value ?? null, starting_after ?? null, most + 1],
  );
  return { object: 'list', url, has_more: rows.length > most, data: rows.slice(0, most).map(({ data }) => data) };
}
