import { Arg, Ctx, FieldResolver, Mutation, Query, Resolver, Root } from 'type-graphql';
import { Input } from '../input';
import type { Context } from '../platform/context';
import { readSide } from './registration/contact';
import { Account, Language, Role } from './account.entity';
import {
  GoogleLoginInput,
  GuestInput,
  LoginInput,
  PasswordChangeInput,
  PasswordResetInput,
  ProfileInput,
  RegistrationInput,
  AskedResult,
  GoogleLoginResult,
  GuestResult,
  LinkResult,
  LoginResult,
  PasswordChangeResult,
} from './account.types';

@Resolver(() => Account)
export class AccountResolver {
  @Query(() => Account, { nullable: true, description: 'Whoever the token proves; null when it proves nobody.' })
  viewer(@Ctx() { accounts, principal }: Context) {
    return principal && accounts.viewerOf(principal.id);
  }

  @FieldResolver(() => Boolean, { description: 'False for somebody who only ever came in with Google.' })
  hasPassword(@Root() { passwordHash }: Account) {
    return passwordHash !== null;
  }

  @Mutation(() => LoginResult)
  loginCustomer(@Input(LoginInput) input: LoginInput, @Ctx() { accounts, address }: Context) {
    return accounts.loginCustomer(input, address);
  }

  @Mutation(() => GoogleLoginResult, { description: 'Signs in whoever Google vouches for.' })
  loginWithGoogle(@Input(GoogleLoginInput) input: GoogleLoginInput, @Ctx() { google, address }: Context) {
    return google.login(input.token, input.forceGoogle ?? false, readSide(input.role), address);
  }

  @Mutation(() => AskedResult, { description: 'Signs a customer up; the account opens by the mailed link.' })
  registerCustomer(@Input(RegistrationInput) input: RegistrationInput, @Ctx() { registration, address }: Context) {
    return registration.register(input, address);
  }

  @Mutation(() => GuestResult, {
    description: 'Somebody orders without an account: a session for that and nothing else.',
  })
  startGuest(@Input(GuestInput) input: GuestInput, @Ctx() { accounts, address }: Context) {
    return accounts.startGuest(input, address);
  }

  @Mutation(() => LinkResult, { description: 'Opens the account of a mailed link.' })
  activateAccount(@Arg('token', () => String) token: string, @Ctx() { registration, address }: Context) {
    return registration.activate(token, address);
  }

  @Mutation(() => AskedResult, { description: 'Mails the activation link again, where one is waited for.' })
  resendActivation(
    @Arg('email', () => String) email: string,
    @Arg('role', () => Role, { defaultValue: Role.CUSTOMER }) role: Role,
    @Ctx() { registration, address }: Context,
  ) {
    return registration.resendActivation(email, readSide(role), address);
  }

  @Mutation(() => AskedResult, { description: 'Mails a link to choose another password, where there is an account.' })
  requestPasswordReset(@Arg('email', () => String) email: string, @Ctx() { passwords, address }: Context) {
    return passwords.requestReset(email, address);
  }

  @Mutation(() => LinkResult, {
    description: 'Sets the password of a mailed link’s account; every device is signed out.',
  })
  resetPassword(@Input(PasswordResetInput) input: PasswordResetInput, @Ctx() { passwords, address }: Context) {
    return passwords.reset(input.token, input.password, address);
  }

  @Mutation(() => PasswordChangeResult, {
    description: 'Changes one’s own password; the other devices are signed out.',
  })
  changePassword(
    @Input(PasswordChangeInput) input: PasswordChangeInput,
    @Ctx() { passwords, principal, address }: Context,
  ) {
    return passwords.change(principal, input.currentPassword ?? null, input.newPassword, address);
  }

  @Mutation(() => Account)
  saveProfile(@Input(ProfileInput) input: ProfileInput, @Ctx() { accounts, principal }: Context) {
    return accounts.saveProfile(principal, input);
  }

  @Mutation(() => Account)
  saveMailPreference(@Arg('wanted', () => Boolean) wanted: boolean, @Ctx() { accounts, principal }: Context) {
    return accounts.saveMailPreference(principal, wanted);
  }

  @Mutation(() => Account)
  saveLanguage(@Arg('language', () => Language) language: Language, @Ctx() { accounts, principal }: Context) {
    return accounts.saveLanguage(principal, language);
  }

  @Mutation(() => Boolean, { description: 'Ends every session of the caller, this one too.' })
  signOutEverywhere(@Ctx() { accounts, principal }: Context) {
    return accounts.signOutEverywhere(principal);
  }
}
