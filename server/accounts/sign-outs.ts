/** PostgreSQL channel on which the database says whose tokens ended. */
export const SIGN_OUTS = 'signed_out';

export interface SignOut {
  accountId: string;
}
