/** What the browser reads from a token; only the server checks it. */
export interface Claims {
  userId?: string;
  id?: string;
  ownerId?: string;
  restaurantId?: string;
  /** 'customer', 'owner', or 'guest' who has no account. */
  role?: string;
  /** Seconds since 1970. */
  exp?: number;
}

/** The payload of a JWT, or null for anything else. */
export function readClaims(token: string): Claims | null {
  const payload = token.split('.')[1];
  if (!payload) return null;
  try {
    const bytes = Uint8Array.from(atob(payload.replace(/-/g, '+').replace(/_/g, '/')), (char) => char.charCodeAt(0));
    const claims: unknown = JSON.parse(new TextDecoder().decode(bytes));
    return typeof claims === 'object' && claims !== null ? onlyKnown(claims as Record<string, unknown>) : null;
  } catch {
    return null;
  }
}

function onlyKnown(claims: Record<string, unknown>): Claims {
  const text = (key: string) => (typeof claims[key] === 'string' && claims[key] !== '' ? claims[key] : undefined);
  return {
    userId: text('userId'),
    id: text('id'),
    ownerId: text('ownerId'),
    restaurantId: text('restaurantId'),
    role: text('role'),
    exp: typeof claims['exp'] === 'number' ? claims['exp'] : undefined,
  };
}
