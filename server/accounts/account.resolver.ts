import { Arg, Ctx, Mutation, Query, Resolver } from 'type-graphql';
import type { Context } from '../app/context';
import { Account } from './account.entity';
import { LoginInput, LoginResult } from './account.results';

@Resolver()
export class AccountResolver {
  @Query(() => Account, { nullable: true, description: 'Whoever the token proves; null when it proves nobody.' })
  viewer(@Ctx() { accounts, principal }: Context) {
    return accounts.accountOf(principal);
  }

  @Mutation(() => LoginResult, { description: 'Signs a customer in.' })
  loginCustomer(
    @Arg('input', () => LoginInput, { description: 'Credentials.' }) input: LoginInput,
    @Ctx() { accounts, address }: Context,
  ) {
    return accounts.loginCustomer(input.email, input.password, address);
  }
}
