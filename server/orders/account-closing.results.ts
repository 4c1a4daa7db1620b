import { createUnionType, ObjectType } from 'type-graphql';
import { Done } from '../accounts/account.results';
import { Refusal } from '../refusal';

@ObjectType({ implements: Refusal, description: 'An order or a payment of this account is not finished yet.' })
export class OrderUnderWay extends Refusal {
  readonly code = 'ORDER_UNDER_WAY';
  override message = 'Une commande est en cours. Vous pourrez supprimer votre compte quand elle sera retirée.';
}

export const AccountClosingResult = createUnionType({
  name: 'AccountClosingResult',
  description: 'The account is gone, or why not.',
  types: () => [Done, OrderUnderWay] as const,
});
