import { fieldsOf } from '../page/untyped';

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
    const { exp, ...claims } = fieldsOf(JSON.parse(new TextDecoder().decode(bytes)));
    const texts = Object.entries(claims).filter(([, claim]) => typeof claim === 'string' && claim !== '');
    return { ...(Object.fromEntries(texts) as Claims), ...(typeof exp === 'number' && { exp }) };
  } catch {
    return null;
  }
}
