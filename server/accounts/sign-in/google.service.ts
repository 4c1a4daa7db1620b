import { LockMode } from '@mikro-orm/core';
import type { EntityManager } from '@mikro-orm/postgresql';
import { normaliseText } from '../../../graphql/texts/normalise';
import type { Clock } from '../../clock';
import { transaction } from '../../database/transaction';
import { newId } from '../../identifiers';
import { Account, Role, type Side } from '../account.entity';
import { spokenLanguage } from '../account-language';
import { ConfirmationNeeded, GoogleRefused, type Session, TooManyTries } from '../account.types';
import type { AccountService } from '../account.service';
import { endLinks } from '../registration/account-links';
import type { AttemptLimiter } from './attempt-limiter';
import { readEmail } from '../registration/contact';
import { holdsAddress } from '../../text';
import * as t from './google.texts';
import { activate, joinGuests } from '../registration/registration.service';
import { createRemoteJWKSet, errors, jwtVerify } from 'jose';
import { Fault } from '../../errors';

const LONGEST_NAME = 120;

export class GoogleService {
  constructor(
    private readonly em: EntityManager,
    private readonly clock: Clock,
    private readonly limiter: AttemptLimiter,
    private readonly accounts: AccountService,
    /** Null when Google sign-in is not configured. */
    private readonly readToken: ReadGoogleToken | null,
  ) {}

  /** An unknown customer gets an account; a known one is only linked after the person confirmed it (`force`). */
  async login(
    token: string,
    force: boolean,
    role: Side,
    address: string,
  ): Promise<Session | ConfirmationNeeded | GoogleRefused | TooManyTries> {
    if (!this.readToken) return new GoogleRefused(t.notOffered());
    const wait = await this.limiter.refuse('google', '', address);
    if (wait !== null) return new TooManyTries(wait);
    const identity = await this.readToken(token);
    if (!identity) return new GoogleRefused();
    return this.enter({ ...identity, email: readEmail(identity.email) }, force, role);
  }

  private async enter({ subject, email, name }: GoogleIdentity, force: boolean, role: Side) {
    const entered = await transaction(this.em, async (em) => {
      const now = this.clock.now();
      const linked = await em.findOne(Account, { role, googleSubject: subject });
      if (linked) return linked;
      const account = await em.findOne(Account, { role, email }, { lockMode: LockMode.PESSIMISTIC_WRITE });
      // A parallel request has linked the account since the first look-up.
      if (account?.googleSubject === subject) return account;
      if (account?.googleSubject) return new GoogleRefused(t.otherPerson());
      if (account && !force) return new ConfirmationNeeded();
      if (account) {
        // Another person may have signed up with this address before its owner did (pre-hijacking), so that person's
        // password is removed.
        const neverProved = account.activatedAt === null;
        em.assign(account, {
          googleSubject: subject,
          ...(neverProved && { passwordHash: null, tokenVersion: account.tokenVersion + 1 }),
        });
        if (!neverProved) await joinGuests(em, account);
        else {
          await endLinks(em, account.id);
          await activate(em, account, null, now);
        }
        await em.flush();
        return account;
      }
      if (role === Role.OWNER) return new GoogleRefused(t.unknownOwner());
      const made = em.create(Account, {
        id: newId(now),
        role,
        email,
        name: nameFrom(name, email),
        language: spokenLanguage(),
        googleSubject: subject,
        activatedAt: now,
        createdAt: now,
      });
      await em.flush();
      await joinGuests(em, made);
      return made;
    });
    return entered instanceof Account ? this.accounts.openSession(entered) : entered;
  }
}

/** The part of the address before the @ without a name, because staff call customers by name. */
function nameFrom(name: string, email: string): string {
  const local = email.split('@')[0] ?? email;
  return [...(spoken(name) || spoken(local) || local)].slice(0, LONGEST_NAME).join('');
}

/** Returns the name on one line, without anything a mail program would turn into a link. */
function spoken(name: string): string {
  const printable = normaliseText(name)
    .replace(/[\p{C}\s]+/gu, ' ')
    .trim();
  return holdsAddress(printable)
    ? printable
        .normalize('NFKC')
        .replace(/[.。:/@\s]+/g, ' ')
        .trim()
    : printable;
}

interface GoogleIdentity {
  /** Google's id of the person, which never changes hands. */
  subject: string;
  /** Address verified by Google, in lower case. */
  email: string;
  name: string;
}

/** Reads an ID token of Google; returns null for a token that Google did not sign for us. */
export type ReadGoogleToken = (token: string) => Promise<GoogleIdentity | null>;

/** Throws UNAVAILABLE when Google's keys cannot be fetched, because the token may still be valid. */
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
