import type { Pool } from 'pg';
import { askTogether } from '../database/ask-together';
import type { Role } from './account.entity';
import type { Principal } from './principal';
import type { Tokens } from './tokens';

/** Who a bearer token proves; null when it proves nobody, or an account that signed out everywhere since. */
export type PrincipalOf = (token: string | null) => Promise<Principal>;

interface Known {
  id: string;
  role: Role;
  version: number;
}

export function identities(pool: Pool, tokens: Tokens): PrincipalOf {
  const text = 'select id, role, token_version as version from account where id = any($1::uuid[])';
  const accountOf = askTogether(async (ids: readonly string[]) => {
    const { rows } = await pool.query<Known>({ name: 'identities', text, values: [[...new Set(ids)]] });
    const accounts = new Map(rows.map((account) => [account.id, account]));
    return ids.map((id) => accounts.get(id));
  });
  return async (token) => {
    const claims = token === null ? null : await tokens.read(token);
    if (!claims) return null;
    const { id, role, version } = claims;
    const account = await accountOf(id);
    return account?.role === role && account.version === version ? { id, role } : null;
  };
}
