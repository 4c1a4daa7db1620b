import { createUnionType, Field, InputType, Int, ObjectType } from 'type-graphql';
import { Refusal } from '../refusal';
import { Account } from './account.entity';

@InputType({ description: 'Credentials of a customer.' })
export class LoginInput {
  @Field(() => String, { description: 'Address of the account, in any case.' })
  email!: string;

  @Field(() => String, { description: 'Password.' })
  password!: string;
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
  override message = 'Email ou mot de passe incorrect.';
}

@ObjectType({ implements: Refusal, description: 'The password is right but the activation link was never followed.' })
export class AccountNotActivated extends Refusal {
  override message = 'Votre compte n’est pas encore activé. Suivez le lien reçu par e-mail.';
}

@ObjectType({ implements: Refusal, description: 'Too many tries for this account from this address.' })
export class TooManyTries extends Refusal {
  override message = 'Trop de tentatives. Patientez une minute puis réessayez.';

  @Field(() => Int, { description: 'Seconds to wait.' })
  retryAfterSeconds: number;

  constructor(retryAfterSeconds: number) {
    super();
    this.retryAfterSeconds = retryAfterSeconds;
  }
}

export const LoginResult = createUnionType({
  name: 'LoginResult',
  description: 'A session, or why not.',
  types: () => [Session, InvalidCredentials, AccountNotActivated, TooManyTries] as const,
});
