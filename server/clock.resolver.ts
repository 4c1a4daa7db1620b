import { Ctx, Query, Resolver } from 'type-graphql';
import type { Context } from './platform/context';

@Resolver()
export class ClockResolver {
  @Query(() => Date, {
    description: 'The server’s present instant: a page that counts down must not trust its device’s clock.',
  })
  now(@Ctx() { clock }: Context) {
    return clock.now();
  }
}
