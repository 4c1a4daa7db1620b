import { Field, ID, InputType, Int } from 'type-graphql';
import { SelectionsInput } from '../menus/selection.inputs';

@InputType()
export class AddToCartInput {
  @Field(() => ID, { description: 'The item; its shop decides the cart.' }) itemId!: string;
  @Field(() => Int, { defaultValue: 1, description: '1 to 99.' }) quantity!: number;
  @Field(() => ID, { nullable: true, description: 'A line of that cart this one takes the place of.' })
  replaces?: string | null;

  @Field(() => SelectionsInput, { nullable: true }) selections?: SelectionsInput | null;

  @Field(() => String, { defaultValue: '', description: 'Note for the kitchen, at most 500 characters.' })
  note!: string;
}

@InputType({ description: 'A line of a cart that was begun on a device, before anybody signed in.' })
export class DeviceCartLineInput {
  @Field(() => ID) itemId!: string;
  @Field(() => Int, { description: '1 to 99.' }) quantity!: number;
  @Field(() => SelectionsInput, { nullable: true }) selections?: SelectionsInput | null;
  @Field(() => String, { defaultValue: '', description: 'At most 500 characters.' }) note!: string;
  @Field(() => Int, { nullable: true, description: 'What one cost when it was chosen, in cents: a change is said.' })
  unitCents?: number | null;
}

@InputType()
export class JoinCartInput {
  @Field(() => ID) shopId!: string;
  @Field(() => ID, { description: 'A UUID of the device’s cart: sent again, nothing is added.' }) cartId!: string;
  @Field(() => [DeviceCartLineInput], { description: 'At most 60.' }) lines!: DeviceCartLineInput[];
}

@InputType()
export class SetCartLineQuantityInput {
  @Field(() => ID) lineId!: string;
  @Field(() => Int, { description: '0 removes it; at most 99.' }) quantity!: number;
}
