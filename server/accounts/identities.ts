import { rowById } from '../database/batch-loader';
import { type Query, preparedQuery } from '../database/query';
import type { Principal } from './principal';
import type { TokenClaims, Tokens } from './tokens';

/**
 * Returns the account a bearer token proves; null when the token is invalid or its account has signed out everywhere
 * since.
 */
export type PrincipalOf = (token: string | null) => Promise<Principal>;

const KNOWN = preparedQuery(
  'identities',
  'select id, role, token_version as version from account where id = any(?::uuid[])',
);

export function identities(query: Query, tokens: Tokens): PrincipalOf {
  const accountOf = rowById<TokenClaims>(query, KNOWN);
  return async (token) => {
    const claims = token === null ? null : tokens.read(token);
    if (!claims) return null;
    const { id, role, version } = claims;
    const account = await accountOf(id);
    return account?.role === role && account.version === version ? { id, role } : null;
  };
}
