import { Field, ID, InputType, Int } from 'type-graphql';
import { SelectionsInput } from '../menus/selection.inputs';

@InputType({ description: 'A line to add.' })
export class AddToCartInput {
  @Field(() => ID, { description: 'The item; its shop decides the cart.' })
  itemId!: string;

  @Field(() => Int, { defaultValue: 1, description: '1 to 99.' })
  quantity!: number;

  @Field(() => SelectionsInput, { nullable: true, description: 'Choices, for what is composed.' })
  selections?: SelectionsInput | null;

  @Field(() => String, { defaultValue: '', description: 'Note for the kitchen, at most 500 characters.' })
  note!: string;
}

@InputType({ description: 'A new quantity for a line.' })
export class SetCartLineQuantityInput {
  @Field(() => ID, { description: 'The line.' })
  lineId!: string;

  @Field(() => Int, { description: '0 removes it; at most 99.' })
  quantity!: number;
}
