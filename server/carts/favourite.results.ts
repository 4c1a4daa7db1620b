import { createUnionType, Field, ID, InputType, Int, ObjectType } from 'type-graphql';
import { LANG } from '../locale';
import { Choices } from '../menus/choices';
import { Item } from '../menus/item.entity';
import { InvalidSelection, LimitExceeded, SoldOut } from '../menus/selection.results';
import { SelectionsInput } from '../menus/selection.inputs';
import { Shop } from '../shops/shop.entity';
import { LineProblem } from './cart.results';

@InputType()
export class KeepFavouriteInput {
  @Field(() => ID) shopId!: string;
  @Field(() => ID, { nullable: true, description: 'Left out: the shop itself.' }) itemId?: string | null;
  @Field(() => SelectionsInput, { nullable: true }) selections?: SelectionsInput | null;
  @Field(() => String, { defaultValue: '', description: 'At most 500 characters.' }) note!: string;
}

@ObjectType({ description: 'An item just as it was composed, at the price of this moment.' })
export class KeptComposition {
  @Field(() => Item) item!: Item;
  @Field(() => Choices) choices!: Choices;
  @Field(() => String, LANG) choicesLang?: string;
  @Field(() => String) note!: string;
  @Field(() => Int, { nullable: true, description: 'Cents; null where it cannot be made like this any more.' })
  unitCents!: number | null;
  @Field(() => LineProblem, { nullable: true, description: 'Why it cannot be ordered now.' })
  problem!: LineProblem | null;
}

@ObjectType('Favourite')
export class FavouriteView {
  @Field(() => ID) id!: string;
  @Field(() => Shop) shop!: Shop;
  @Field(() => KeptComposition, { nullable: true, description: 'Null: the shop itself.' })
  composition!: KeptComposition | null;
}

export const KeepFavouriteResult = createUnionType({
  name: 'KeepFavouriteResult',
  types: () => [FavouriteView, SoldOut, LimitExceeded, InvalidSelection] as const,
});
