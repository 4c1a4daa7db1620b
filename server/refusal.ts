import { Field, InterfaceType } from 'type-graphql';

/** An expected « no », returned and never thrown. Its type says what is the matter, its fields what helps. */
@InterfaceType({ description: 'An expected « no »: `__typename` says which one, the fields carry what helps.' })
export abstract class Refusal {
  @Field(() => String, { description: 'A sentence a person understands.' })
  message!: string;
}
