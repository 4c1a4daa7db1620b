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
