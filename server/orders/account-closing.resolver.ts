import { Ctx, Mutation, Resolver } from 'type-graphql';
import type { Context } from '../platform/context';
import { AccountClosingResult } from './account-closing.service';

@Resolver()
export class AccountClosingResolver {
  @Mutation(() => AccountClosingResult, {
    description: 'Removes the calling customer’s account; past orders stay, without the name.',
  })
  removeAccount(@Ctx() { accountClosing, principal }: Context) {
    return accountClosing.close(principal);
  }
}
