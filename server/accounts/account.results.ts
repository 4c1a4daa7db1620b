import { createUnionType, Field, InputType, Int, ObjectType } from 'type-graphql';
import { Refusal } from '../refusal';
import { Account, Role } from './account.entity';

@InputType({ description: 'Credentials of a customer.' })
export class LoginInput {
  @Field(() => String, { description: 'Address of the account, in any case.' })
  email!: string;

  @Field(() => String, { description: 'Password.' })
  password!: string;
}

@InputType({ description: 'Somebody who signs up.' })
export class RegistrationInput {
  @Field(() => String, { description: 'Name called at the counter, 1 to 120 characters.' })
  name!: string;

  @Field(() => String, { description: 'Address for the activation mail, in any case.' })
  email!: string;

  @Field(() => String, {
    description: '8 to 128 characters with a lowercase letter, an uppercase letter, a digit and a special character.',
  })
  password!: string;

  @Field(() => String, { nullable: true, description: 'Phone number, 8 to 15 digits.' })
  phone?: string | null;

  /** Undefined where a client of the specification sends no such field. */
  @Field(() => Boolean, { description: 'The terms were accepted; without that there is no account.' })
  acceptsTerms?: boolean;
}

@InputType({ description: 'A new password for whoever followed the link of the mail.' })
export class PasswordResetInput {
  @Field(() => String, { description: 'Token of the link.' })
  token!: string;

  @Field(() => String, { description: 'The new password, as strong as at sign-up.' })
  password!: string;
}

@InputType({ description: 'A new password for somebody signed in.' })
export class PasswordChangeInput {
  @Field(() => String, { nullable: true, description: 'The present one; null for an account that has none.' })
  currentPassword?: string | null;

  @Field(() => String, { description: 'The new one, as strong as at sign-up.' })
  newPassword!: string;
}

@InputType({ description: 'What others see of somebody.' })
export class ProfileInput {
  @Field(() => String, { description: 'Name called at the counter, 1 to 120 characters.' })
  name!: string;

  @Field(() => String, { nullable: true, description: 'Phone number, 8 to 15 digits; null for none.' })
  phone?: string | null;
}

@InputType({ description: 'What Google handed over.' })
export class GoogleLoginInput {
  @Field(() => String, { description: 'The ID token (credential).' })
  token!: string;

  @Field(() => Boolean, { nullable: true, description: 'The person confirmed that the accounts are one.' })
  forceGoogle?: boolean | null;

  @Field(() => Role, { nullable: true, description: 'On which side of the counter; a customer where nothing is said.' })
  role?: Role | null;
}

@ObjectType({ description: 'It is done, in words for the person.' })
export class Done {
  @Field(() => String, { description: 'What was done; the same for known and unknown addresses.' })
  message: string;

  constructor(message: string) {
    this.message = message;
  }
}

@ObjectType({ description: 'A proof of identity to send as bearer.' })
export class Session {
  @Field(() => String, { description: 'JWT; customers 7 days, owners 12 hours or 30 days.' })
  token!: string;

  @Field(() => Account, { description: 'Who signed in.' })
  account!: Account;

  constructor(token: string, account: Account) {
    this.token = token;
    this.account = account;
  }
}

@ObjectType({
  implements: Refusal,
  description: 'Unknown account, wrong password or wrong account type: the answer does not say which.',
})
export class InvalidCredentials extends Refusal {
  override readonly status = 401;
  readonly code = 'INVALID_CREDENTIALS';
  override message = 'Email ou mot de passe incorrect.';
}

@ObjectType({ implements: Refusal, description: 'The password is right but the activation link was never followed.' })
export class AccountNotActivated extends Refusal {
  override readonly status = 403;
  readonly code = 'NOT_ACTIVATED';
  override message = 'Votre compte n’est pas encore activé. Suivez le lien reçu par e-mail.';
}

@ObjectType({ implements: Refusal, description: 'Too many tries for this account from this address.' })
export class TooManyTries extends Refusal {
  override readonly status = 429;
  readonly code = 'RATE_LIMITED';
  override message = 'Trop de tentatives. Patientez une minute puis réessayez.';

  @Field(() => Int, { description: 'Seconds to wait.' })
  retryAfterSeconds: number;

  constructor(retryAfterSeconds: number) {
    super();
    this.retryAfterSeconds = retryAfterSeconds;
  }
}

@ObjectType({ implements: Refusal, description: 'The mailed link is unknown, expired or was used before.' })
export class LinkInvalid extends Refusal {
  override readonly status = 400;
  readonly code = 'LINK_INVALID';
  // The specification's own text (customer §8).
  override message = 'Activation failed or link expired';
}

@ObjectType({ implements: Refusal, description: 'The present password is another.' })
export class WrongPassword extends Refusal {
  override readonly status = 400;
  readonly code = 'WRONG_PASSWORD';
  override message = 'Le mot de passe actuel n’est pas le bon.';
}

@ObjectType({ implements: Refusal, description: 'Google did not vouch for this person, or for no account here.' })
export class GoogleRefused extends Refusal {
  override readonly status = 401;
  readonly code = 'GOOGLE_REFUSED';

  constructor(override message = 'La connexion avec Google n’a pas abouti. Réessayez.') {
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
  override message =
    'Un compte existe déjà avec cette adresse. Voulez-vous le relier à Google ? Vous pourrez ensuite vous connecter des deux façons.';
}

export const AskedResult = createUnionType({
  name: 'AskedResult',
  description: 'What was asked for by mail is on its way, or too much was asked for.',
  types: () => [Done, TooManyTries] as const,
});

export const LinkResult = createUnionType({
  name: 'LinkResult',
  description: 'What the mailed link was for is done, or why not.',
  types: () => [Done, LinkInvalid, TooManyTries] as const,
});

export const PasswordChangeResult = createUnionType({
  name: 'PasswordChangeResult',
  description: 'A session that replaces the one of the caller, or why not.',
  types: () => [Session, WrongPassword, TooManyTries] as const,
});

export const GoogleLoginResult = createUnionType({
  name: 'GoogleLoginResult',
  description: 'A session, or why not.',
  types: () => [Session, ConfirmationNeeded, GoogleRefused, TooManyTries] as const,
});

export const LoginResult = createUnionType({
  name: 'LoginResult',
  description: 'A session, or why not.',
  types: () => [Session, InvalidCredentials, AccountNotActivated, TooManyTries] as const,
});
