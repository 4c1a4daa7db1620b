import { Field, InputType } from 'type-graphql';
import { Role } from './account.entity';

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

  /** Undefined where a client of the specification sends no such field. */
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
