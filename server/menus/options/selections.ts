import { Field, ID, InputType, Int, ObjectType } from 'type-graphql';
import type { Selection } from '../../../graphql/rules/option-groups';

/** A selected option as a client sends it: by id or name; `true` is any option of the group that is in stock. */
export interface WantedSelection extends Omit<Selection, 'optionId'> {
  optionId: string | true;
}

@InputType({ description: 'An option chosen for one line.' })
export class SelectionInput implements WantedSelection {
  @Field(() => ID, { description: 'A kind of the specification, such as MEATS, or the id of the shop’s own group.' })
  groupId!: string;

  @Field(() => String, { description: 'Id of the option, or its name.' }) optionId!: string;
  @Field(() => Int, { defaultValue: 1, description: 'Pieces of it, 1 to 20.' }) quantity!: number;
}

@ObjectType()
class ChosenOption {
  @Field(() => String, { description: 'Name when it was chosen.' }) name!: string;
  @Field(() => Int, { description: 'Cents it adds to one piece of the item, all its pieces together.' })
  priceCents!: number;
  @Field(() => Int) quantity!: number;
}

/** What was chosen of a group, as tickets, receipts and pages show it; stored with the order. */
@ObjectType()
export class ChosenGroup {
  @Field(() => ID, { description: 'A kind of the specification, such as MEATS, or the id of the shop’s own group.' })
  groupId!: string;

  @Field(() => String, { nullable: true, description: 'Name of the shop’s own group; null for a kind.' })
  name!: string | null;

  @Field(() => [ChosenOption]) options!: ChosenOption[];
}

/** Returns what was chosen of a group; an empty list when nothing was. */
export function chosenIn(choices: readonly ChosenGroup[], groupId: string): ChosenOption[] {
  return choices.find((group) => group.groupId === groupId)?.options ?? [];
}
