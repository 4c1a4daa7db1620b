import { ObjectType } from 'type-graphql';
import { Refusal } from '../refusal';

@ObjectType({ implements: Refusal, description: 'No window of today has room for the order (any more).' })
export class NoWindowLeft extends Refusal {
  readonly code = 'NO_WINDOW';
  override message = 'Plus aucun créneau libre aujourd’hui.';
}
