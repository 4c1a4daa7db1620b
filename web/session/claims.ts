/** Claims the browser reads from a token; only the server verifies them. */
export interface Claims {
  userId?: string;
  id?: string;
  ownerId?: string;
  restaurantId?: string;
  /** 'customer', 'owner', or 'guest' for a customer without an account. */
  role?: string;
  /** Expiry in seconds since 1970. */
  exp?: number;
}

/** Returns the payload of a JWT, or null for anything else. */
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
