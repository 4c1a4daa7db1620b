export interface RestAnswer {
  status: number;
  body: Record<string, unknown>;
}

/** Calls a REST path as the specification's clients do. */
export async function rest(
  { base }: { base: string },
  method: string,
  path: string,
  { token, body }: { token?: string; body?: unknown } = {},
): Promise<RestAnswer> {
  const response = await fetch(`${base}${path}`, {
    method,
    headers: {
      ...(token !== undefined && { authorization: `Bearer ${token}` }),
      ...(body !== undefined && { 'content-type': 'application/json' }),
    },
    ...(body !== undefined && { body: typeof body === 'string' ? body : JSON.stringify(body) }),
  });
  return { status: response.status, body: (await response.json()) as Record<string, unknown> };
}

/** The token of a customer of the demo. */
export async function customerToken(base: string, email: string): Promise<string> {
  const { body } = await rest({ base }, 'POST', '/api/user/login', { body: { email, password: 'Demo!2026' } });
  return String(body['token']);
}

/** The token of an owner of the demo, and the shop it names. */
export async function ownerSession(base: string, email: string): Promise<{ token: string; shopId: string }> {
  const restaurantType = email.startsWith('boulangerie') ? 'boulangerie' : 'restaurant';
  const { body } = await rest({ base }, 'POST', '/api/owner/login', {
    body: { email, password: 'Demo!2026', restaurantType },
  });
  const token = String(body['token']);
  return { token, shopId: shopOf(token) };
}

/** The shop an owner's token names. */
export const shopOf = (token: string): string =>
  (JSON.parse(Buffer.from(token.split('.')[1] ?? '', 'base64url').toString()) as { ownerId: string }).ownerId;
