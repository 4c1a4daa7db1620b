import { generateKeyPair, type JWTPayload, SignJWT } from 'jose';
import { anId } from './an-id';

interface Original {
  id: string;
  role: 'customer' | 'owner';
}

/** Those that are tried on every route and field; all of them on one is enough, since tokens are read in one place. */
export const EVERYWHERE = [
  'unsigned (alg none)',
  'of another key',
  'expired',
  'without an end',
  'without a beginning',
  'issued in the future',
  'of the other side of the counter',
  'for another audience',
  'of no id',
  'of an ended session',
] as const;

const encoded = (part: object) => Buffer.from(JSON.stringify(part)).toString('base64url');

/** Tokens that prove nobody, each one fault away from the real one of `original`, by what is wrong with them. */
export async function forgedTokens(
  original: Original,
  secret: string,
  now: Date,
  genuine: string,
): Promise<Record<string, string>> {
  const seconds = Math.floor(now.getTime() / 1000);
  const { id, role } = original;
  const claims: JWTPayload = {
    iss: 'memeprix',
    aud: role,
    sub: id,
    ...(role === 'owner' ? { id, ownerId: id, restaurantId: id } : { userId: id }),
    role,
    tv: 0,
    iat: seconds,
    exp: seconds + 3600,
  };
  const key = new TextEncoder().encode(secret);
  const signed = (changed: object, signedWith: Uint8Array = key, alg = 'HS256') =>
    new SignJWT({ ...claims, ...changed }).setProtectedHeader({ alg, typ: 'JWT' }).sign(signedWith);
  const other = role === 'owner' ? 'customer' : 'owner';
  const pair = await generateKeyPair('RS256');
  const [header = '', , signature = ''] = genuine.split('.');
  return {
    'unsigned (alg none)': `${encoded({ alg: 'none', typ: 'JWT' })}.${encoded(claims)}.`,
    'of another key': await signed({}, new TextEncoder().encode('guessed, and long enough to be one')),
    'of another algorithm': await signed({}, key, 'HS512'),
    'signed with a key of its own': await new SignJWT(claims)
      .setProtectedHeader({ alg: 'RS256' })
      .sign(pair.privateKey),
    'changed after it was signed': `${header}.${encoded({ ...claims, exp: seconds + 99_999_999 })}.${signature}`,
    'without signature': `${genuine.split('.').slice(0, 2).join('.')}.`,
    expired: await signed({ iat: seconds - 7200, exp: seconds - 3600 }),
    'without an end': await signed({ exp: undefined }),
    'without a beginning': await signed({ iat: undefined }),
    'issued in the future': await signed({ iat: seconds + 3600, exp: seconds + 7200 }),
    'far too old': await signed({ iat: seconds - 31 * 86_400 }),
    'of the other side of the counter': await signed({ aud: other, role: other }),
    'whose role is not its audience': await signed({ role: other }),
    'for another audience': await signed({ aud: 'admin', role: 'admin' }),
    'for every audience': await signed({ aud: ['customer', 'owner'] }),
    'of another issuer': await signed({ iss: 'elsewhere' }),
    'of nobody': await signed({ sub: undefined }),
    'of no id': await signed({ sub: "1' or '1'='1" }),
    'of an unknown account': await signed({ sub: anId() }),
    'of an ended session': await signed({ tv: -1 }),
    'without a version': await signed({ tv: undefined }),
    'with a broken version': await signed({ tv: 0.5 }),
    'with an endless version': await signed({ tv: 2 ** 40 }),
    null: 'null',
    undefined: 'undefined',
  };
}
