import { createRemoteJWKSet, errors, jwtVerify } from 'jose';
import type { Clock } from '../clock';
import { Fault } from '../errors';
import * as t from './google.texts';

export interface GoogleIdentity {
  /** Google's own id of the person; never changes hands. */
  subject: string;
  /** Verified by Google, lower-case. */
  email: string;
  name: string;
}

/** Reads what Google signed; null for anything it did not sign for us. */
export type ReadGoogleToken = (token: string) => Promise<GoogleIdentity | null>;

/**
 * Checks ID tokens against Google's published keys. Throws UNAVAILABLE when the keys cannot be fetched: that says
 * nothing about the person.
 */
export function googleTokens(clientId: string, keysUrl: URL, clock: Clock): ReadGoogleToken {
  const keys = createRemoteJWKSet(keysUrl, { timeoutDuration: 5000, cooldownDuration: 10_000 });
  return async (token) => {
    try {
      const { payload } = await jwtVerify(token, keys, {
        algorithms: ['RS256'],
        issuer: ['https://accounts.google.com', 'accounts.google.com'],
        audience: clientId,
        requiredClaims: ['exp', 'iat', 'sub', 'email'],
        maxTokenAge: 3600,
        clockTolerance: 10,
        currentDate: clock.now(),
      });
      const { sub, email, email_verified: verified, name } = payload;
      if (!sub || typeof email !== 'string' || verified !== true) return null;
      return { subject: sub, email, name: typeof name === 'string' ? name : '' };
    } catch (error) {
      if (isAboutTheToken(error)) return null;
      throw new Fault('UNAVAILABLE', t.unavailable());
    }
  };
}

function isAboutTheToken(error: unknown): boolean {
  return (
    error instanceof errors.JWSInvalid ||
    error instanceof errors.JWTInvalid ||
    error instanceof errors.JWTExpired ||
    error instanceof errors.JWTClaimValidationFailed ||
    error instanceof errors.JWSSignatureVerificationFailed ||
    error instanceof errors.JOSEAlgNotAllowed ||
    error instanceof errors.JOSENotSupported ||
    error instanceof errors.JWKSNoMatchingKey
  );
}
