import { createUnionType, ObjectType } from 'type-graphql';
import { Done } from '../accounts/account.results';
import { Refusal } from '../refusal';
import * as t from './account-closing.texts';

@ObjectType({ implements: Refusal, description: 'An order or a payment of this account is not finished yet.' })
export class OrderUnderWay extends Refusal {
  readonly code = 'ORDER_UNDER_WAY';
  override message = t.orderUnderWay();
}

export const AccountClosingResult = createUnionType({
  name: 'AccountClosingResult',
  description: 'The account is gone, or why not.',
  types: () => [Done, OrderUnderWay] as const,
});
