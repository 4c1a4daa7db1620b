import { createUnionType, Field, Int, ObjectType, InputType } from 'type-graphql';
import { Refusal } from '../refusal';
import { Account, Role } from './account.entity';
import * as t from './account.texts';
import * as google from './sign-in/google.texts';

@ObjectType()
export class Done {
  @Field(() => String, { description: 'What was done; the same for known and unknown addresses.' }) message: string;

  @Field(() => String, { nullable: true, description: 'As in `Session`, for whoever set a password by a mailed link.' })
  device?: string;

  constructor(message: string, device?: string) {
    this.message = message;
    this.device = device;
  }
}

@ObjectType({ description: 'A proof of identity to send as bearer.' })
export class Session {
  @Field(() => String, { description: 'JWT; customers 7 days, guests 24 hours, owners 12 hours or 30 days.' })
  token!: string;
  @Field(() => String, { description: 'To be kept and sent along at the next login; proves nothing by itself.' })
  device!: string;

  @Field(() => Account) account!: Account;

  constructor(token: string, device: string, account: Account) {
    this.token = token;
    this.device = device;
    this.account = account;
  }
}

@ObjectType({
  implements: Refusal,
  description:
    'Unknown account or wrong password: the answer does not say which. A wrong account type, after the right one.',
})
export class InvalidCredentials extends Refusal {
  override readonly status = 401;
  readonly code = 'INVALID_CREDENTIALS';

  constructor(override message = t.wrongCredentials()) {
    super();
  }
}

@ObjectType({ implements: Refusal, description: 'The password is right but the activation link was never followed.' })
export class AccountNotActivated extends Refusal {
  override readonly status = 403;
  readonly code = 'NOT_ACTIVATED';
  override message = t.notActivated();
}

@ObjectType({ implements: Refusal, description: 'Too many tries for this account from this address.' })
export class TooManyTries extends Refusal {
  override readonly status = 429;
  readonly code = 'RATE_LIMITED';
  override message = t.tooManyTries();

  @Field(() => Int) retryAfterSeconds: number;

  constructor(retryAfterSeconds: number) {
    super();
    this.retryAfterSeconds = retryAfterSeconds;
  }
}

@ObjectType({ implements: Refusal, description: 'The mailed link is unknown, expired or was used before.' })
export class LinkInvalid extends Refusal {
  override readonly status = 400;
  readonly code = 'LINK_INVALID';
  override message = t.linkInvalid();
}

@ObjectType({ implements: Refusal })
export class WrongPassword extends Refusal {
  override readonly status = 400;
  readonly code = 'WRONG_PASSWORD';
  override message = t.wrongPassword();
}

@ObjectType({ implements: Refusal, description: 'Google did not vouch for this person, or for no account here.' })
export class GoogleRefused extends Refusal {
  override readonly status = 401;
  readonly code = 'GOOGLE_REFUSED';

  constructor(override message = google.refused()) {
    super();
  }
}

@ObjectType({
  implements: Refusal,
  description: 'Google’s address belongs to an account with a password: the person has to agree to link them.',
})
export class ConfirmationNeeded extends Refusal {
  readonly code = 'CONFIRMATION_NEEDED';
  override readonly details = { needsConfirmation: true };
  override message = google.confirmationNeeded();
}

export const AskedResult = createUnionType({
  name: 'AskedResult',
  types: () => [Done, TooManyTries] as const,
});

export const GuestResult = createUnionType({
  name: 'GuestResult',
  types: () => [Session, TooManyTries] as const,
});

export const LinkResult = createUnionType({
  name: 'LinkResult',
  types: () => [Done, LinkInvalid, TooManyTries] as const,
});

export const PasswordChangeResult = createUnionType({
  name: 'PasswordChangeResult',
  description: 'A session that replaces the one of the caller, or why not.',
  types: () => [Session, WrongPassword, TooManyTries] as const,
});

export const GoogleLoginResult = createUnionType({
  name: 'GoogleLoginResult',
  types: () => [Session, ConfirmationNeeded, GoogleRefused, TooManyTries] as const,
});

export const LoginResult = createUnionType({
  name: 'LoginResult',
  types: () => [Session, InvalidCredentials, AccountNotActivated, TooManyTries] as const,
});

@InputType()
export class LoginInput {
  @Field(() => String) email!: string;
  @Field(() => String) password!: string;

  @Field(() => String, {
    nullable: true,
    description: 'What sessions here gave as `device`, separated by spaces: what others try in vain does not count.',
  })
  device?: string | null;
}

@InputType()
export class RegistrationInput {
  @Field(() => String, { description: 'Name called at the counter, 1 to 120 characters.' }) name!: string;
  @Field(() => String) email!: string;

  @Field(() => String, {
    description: '8 to 128 characters with a lowercase letter, an uppercase letter, a digit and a special character.',
  })
  password!: string;

  @Field(() => String, { nullable: true, description: 'Phone number, 8 to 15 digits.' }) phone?: string | null;

  /** Undefined when a client of the specification does not send the field. */
  @Field(() => Boolean, { description: 'The terms were accepted; without that there is no account.' })
  acceptsTerms?: boolean;
}

@InputType()
export class GuestInput {
  @Field(() => String, { description: 'Name called at the counter, 1 to 120 characters.' }) name!: string;
  @Field(() => String, { description: 'Where the link goes that opens the order.' }) email!: string;

  @Field(() => String, { nullable: true, description: 'Phone number, 8 to 15 digits; some shops ask for it.' })
  phone?: string | null;
}

@InputType()
export class PasswordResetInput {
  @Field(() => String) token!: string;
  @Field(() => String, { description: 'The new password, as strong as at sign-up.' }) password!: string;
}

@InputType()
export class PasswordChangeInput {
  @Field(() => String, { nullable: true, description: 'The present one; null for an account that has none.' })
  currentPassword?: string | null;

  @Field(() => String) newPassword!: string;
}

@InputType()
export class ProfileInput {
  @Field(() => String, { description: 'Name called at the counter, 1 to 120 characters.' }) name!: string;

  @Field(() => String, { nullable: true, description: 'Phone number, 8 to 15 digits; null for none.' })
  phone?: string | null;
}

@InputType()
export class GoogleLoginInput {
  @Field(() => String) token!: string;

  @Field(() => Boolean, { nullable: true, description: 'The person confirmed that the accounts are one.' })
  forceGoogle?: boolean | null;

  @Field(() => Role, { nullable: true, description: 'On which side of the counter; a customer where nothing is said.' })
  role?: Role | null;
}
