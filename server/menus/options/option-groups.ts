import { Field, ID, InputType, Int, ObjectType } from 'type-graphql';
import type * as rules from '../../../graphql/rules/option-groups';
import type { OptionKind } from '../../../graphql/rules/option-groups';
import { LANG, toReader } from '../../locale';
import { Allergen } from '../allergens';
import { IngredientType } from '../ingredient.entity';
import { ItemKind } from '../item.entity';
import type { MenuIngredient, MenuItem } from '../menu-rows';
import * as t from './option-groups.texts';

@ObjectType({ description: 'One thing to choose from a group.' })
export class Option implements rules.Option {
  @Field(() => ID) id!: string;
  name!: string;
  nameEn!: string | null;
  formerNames!: string[];
  declared!: readonly Allergen[] | null;
  preparationUnits!: number;

  @Field(() => String, { nullable: true, description: 'Heading under which its group lists it; null for none.' })
  section!: string | null;

  @Field(() => Int, { description: 'Cents one piece adds, unless it is among the included ones.' })
  priceCents!: number;

  @Field(() => Boolean) soldOut!: boolean;

  @Field(() => String, { name: 'name', description: 'Of salad, tomato and onion the English word.' })
  get nameRead(): string {
    return toReader(this.name, this.nameEn);
  }

  @Field(() => String, LANG)
  get nameLang(): string | null {
    return toReader(null, this.nameEn && 'en');
  }

  @Field(() => [Allergen], { description: 'Allergens it brings; empty also where nothing was said.' })
  get allergens(): readonly Allergen[] {
    return this.declared ?? [];
  }

  @Field(() => Boolean, { description: 'Whether the shop has said what it brings.' })
  get allergensDeclared(): boolean {
    return this.declared !== null;
  }
}

const SHOWN_WHEN = { description: 'Condition under which a group applies: one of these options is chosen.' };

@InputType('ShownWhenInput', SHOWN_WHEN)
@ObjectType(SHOWN_WHEN)
export class ShownWhen {
  @Field(() => ID) groupId!: string;
  @Field(() => [ID]) optionIds!: string[];
}

@ObjectType({ description: 'Options of an item from which the customer chooses.' })
export class OptionGroup implements rules.OptionGroup<Option> {
  @Field(() => ID, { description: 'A kind of the specification, such as MEATS, or a UUID of the shop’s own group.' })
  id!: string;

  name!: string | null;
  nameEn!: string | null;
  @Field(() => Int, { description: 'Fewest pieces to choose.' }) min!: number;
  @Field(() => Int, { nullable: true, description: 'Most pieces to choose; null: no limit.' }) max!: number | null;
  @Field(() => Int, { description: 'Chosen pieces that cost nothing, the dearest first.' }) included!: number;
  @Field(() => Int, { description: 'Most pieces of one option.' }) perOptionMax!: number;
  @Field(() => [Option]) options!: Option[];
  @Field(() => ShownWhen, { nullable: true, description: 'Null: always.' }) shownWhen!: ShownWhen | null;

  @Field(() => String, { name: 'name', nullable: true, description: 'Name of the shop’s own group; null for a kind.' })
  get nameRead(): string | null {
    return toReader(this.name, this.nameEn);
  }

  @Field(() => String, LANG)
  get nameLang(): string | null {
    return toReader(null, this.nameEn && 'en');
  }
}

/** Ingredients that are supplements when they have a price, with the headings under which they are listed. */
const SUPPLEMENTS = {
  [IngredientType.MEAT]: t.extraMeats,
  [IngredientType.SAUCE]: t.extraSauces,
  [IngredientType.SIDE]: t.sides,
  [IngredientType.DRINK]: t.drinks,
};

/**
 * Returns the groups of an item in the order in which a customer meets them: those of the specification (3.5), derived
 * from the item's settings and the shop's ingredients, then the shop's own. Empty groups are left out.
 */
export function optionGroupsOf(item: MenuItem, ingredients: readonly MenuIngredient[]): OptionGroup[] {
  const of = (type: IngredientType) => ingredients.filter((ingredient) => ingredient.type === type);
  const isSandwich = item.kind === ItemKind.SANDWICH;
  const isPizza = item.kind === ItemKind.PIZZA;
  const hasMenu = isSandwich && item.isMenu;
  const price = ({ priceCents }: MenuIngredient) => priceCents;
  const surcharge = ({ supplementPriceCents }: MenuIngredient) => supplementPriceCents;
  const offered: OptionGroup[] = [];
  const offer = (id: OptionKind, options: readonly Option[], limits: Partial<OptionGroup> = {}) => {
    const unlimited = { name: null, nameEn: null, min: 0, max: null, included: 0, perOptionMax: 1, shownWhen: null };
    if (options.length > 0 || limits.min) offered.push(Object.assign(new OptionGroup(), { id, options, ...unlimited }, limits));
  };
  if (isPizza) {
    offer('SIZE', item.sizes.map((size) => sizeOption(size, item.priceCents)), { min: 1, max: 1 });
    offer('TOPPINGS', of(IngredientType.TOPPING).map((one) => optionFrom(one, price)));
  }
  if (isSandwich && item.hasMeatSelection) {
    const meats = of(IngredientType.MEAT).filter(({ id }) => item.useAllMeats || item.allowedMeatIds.includes(id));
    offer('MEATS', meats.map((one) => optionFrom(one)), { max: item.meatLimit });
  }
  if ((isSandwich || isPizza) && item.sauceLimit > 0)
    offer('SAUCES', of(IngredientType.SAUCE).map((one) => optionFrom(one)), { max: item.sauceLimit });
  if (isSandwich && item.sot) offer('SOT', of(IngredientType.SOT).map((one) => optionFrom(one)));
  if (hasMenu) {
    offer('FRIES', of(IngredientType.MENU_FRIES).map((one) => optionFrom(one, surcharge)), { max: 1 });
    offer('DRINK', of(IngredientType.MENU_DRINK).map((one) => optionFrom(one, surcharge)), { max: 1 });
  }
  if (isSandwich) {
    const supplements = Object.entries(SUPPLEMENTS).flatMap(([type, section]) =>
      of(type as IngredientType)
        .filter(({ priceCents }) => priceCents > 0)
        .map((one) => Object.assign(optionFrom(one, price), { section: section() })),
    );
    offer('SUPPLEMENTS', supplements);
  }
  for (const id of item.optionGroupIds) {
    const members = ingredients.filter(({ group }) => group?.id === id);
    const options = members.map((one) => optionFrom(one, price));
    if (members[0]) offered.push(Object.assign(new OptionGroup(), members[0].group, { options }));
  }
  return offered;
}

/** The price of an option is in addition to the item's own; by default it is included. */
function optionFrom(ingredient: MenuIngredient, priceOf: (one: MenuIngredient) => number = () => 0): Option {
  const { id, name, nameEn, formerNames, allergens: declared, outOfStock: soldOut, preparationUnits } = ingredient;
  const facts = { id, name, nameEn, formerNames, declared, soldOut, preparationUnits, priceCents: priceOf(ingredient), section: null };
  return Object.assign(new Option(), facts);
}

/** A size by its name, which is unique within the pizza; it adds what it costs more than the smallest. */
function sizeOption({ name, priceCents }: MenuItem['sizes'][number], smallestCents: number): Option {
  const facts = { id: name, name, nameEn: null, formerNames: [], declared: [], soldOut: false, preparationUnits: 0, section: null };
  return Object.assign(new Option(), { ...facts, priceCents: priceCents - smallestCents });
}
