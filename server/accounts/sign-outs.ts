/** PostgreSQL channel on which the database says whose tokens ended (migration m20261122-doors). */
export const SIGN_OUTS = 'signed_out';

export interface SignOut {
  accountId: string;
}
