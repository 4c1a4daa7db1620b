import { LockMode, UniqueConstraintViolationException } from '@mikro-orm/core';
import type { EntityManager } from '@mikro-orm/postgresql';
import { normaliseText } from '../../texts/normalise';
import type { Clock } from '../clock';
import { inOneStep } from '../database/retry';
import { newId } from '../identifiers';
import { Account, Role, type Side } from './account.entity';
import { spokenLanguage } from './account-language';
import { ConfirmationNeeded, GoogleRefused, type Session, TooManyTries } from './account.types';
import type { AccountService } from './account.service';
import { endLinks } from './account-links';
import type { AttemptLimiter } from './attempt-limiter';
import { readEmail } from './contact';
import { holdsAddress } from '../text';
import * as t from './google.texts';
import { activate, joinGuests } from './registration.service';
import { createRemoteJWKSet, errors, jwtVerify } from 'jose';
import { Fault } from '../errors';

const LONGEST_NAME = 120;

/** Google sign-in (specification 2.5). */
export class GoogleService {
  constructor(
    private readonly em: EntityManager,
    private readonly clock: Clock,
    private readonly limiter: AttemptLimiter,
    private readonly accounts: AccountService,
    /** Null where Google is not configured. */
    private readonly readToken: ReadGoogleToken | null,
  ) {}

  /**
   * Signs in whoever Google vouches for; a customer nobody knows gets an account. An account with a password is only
   * linked after the person agreed (`force`).
   */
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
    const known = { ...identity, email: readEmail(identity.email) };
    try {
      return await this.enter(known, force, role);
    } catch (error) {
      // Two concurrent requests: the second finds the first one’s account.
      if (!(error instanceof UniqueConstraintViolationException)) throw error;
      return this.enter(known, force, role);
    }
  }

  private async enter({ subject, email, name }: GoogleIdentity, force: boolean, role: Side) {
    const entered = await inOneStep(this.em.fork(), async (em) => {
      const now = this.clock.now();
      const linked = await em.findOne(Account, { role, googleSubject: subject });
      if (linked) return linked;
      const account = await em.findOne(Account, { role, email }, { lockMode: LockMode.PESSIMISTIC_WRITE });
      // Linked by a parallel request since the first look-up.
      if (account?.googleSubject === subject) return account;
      if (account?.googleSubject) return new GoogleRefused(t.otherPerson());
      if (account && !force) return new ConfirmationNeeded();
      if (account) {
        // A stranger may have signed up with this address before its owner came (pre-hijacking): their password is removed.
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

/** Google's name for the person, else the part before the @: the counter needs a name to call. */
function nameFrom(name: string, email: string): string {
  const local = email.split('@')[0] ?? email;
  return [...(spoken(name) || spoken(local) || local)].slice(0, LONGEST_NAME).join('');
}

/** On one line, and without anything a mail program would make a link of. */
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
