import { Arg, Ctx, Mutation, Query, Resolver } from 'type-graphql';
import { ownShopId } from '../accounts/principal';
import { Input } from '../input';
import type { Context } from '../platform/context';
import { CounterOrderInput, CounterChoice, CounterOrderResult, HeardOrder } from './voice.types';

@Resolver()
export class VoiceResolver {
  @Query(() => [CounterChoice])
  counterMenu(@Ctx() { voice, principal }: Context) {
    return voice.menu(ownShopId(principal));
  }

  @Query(() => HeardOrder, { description: 'What a text means on the calling owner’s menu; places nothing.' })
  heardOrder(
    @Arg('text', () => String, { description: 'What was said, at most 500 characters.' }) text: string,
    @Ctx() { voice, principal }: Context,
  ) {
    return voice.understand(ownShopId(principal), text);
  }

  @Mutation(() => CounterOrderResult, {
    description: 'Places an order taken at the counter: no payment, for now.',
  })
  placeCounterOrder(@Input(CounterOrderInput) input: CounterOrderInput, @Ctx() { voice, principal }: Context) {
    return voice.place(ownShopId(principal), input);
  }
}
