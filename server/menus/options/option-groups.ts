import { Field, ID, InputType, Int, ObjectType } from 'type-graphql';
import type * as rules from '../../../graphql/rules/option-groups';
import type { OptionKind } from '../../../graphql/rules/option-groups';
import { LANG, toReader } from '../../locale';
import { Allergen } from '../allergens';
import { IngredientType } from '../ingredient.entity';
import { ItemKind } from '../item.entity';
import type { MenuIngredient, MenuItem } from '../menu-rows';
import * as t from './option-groups.texts';

@ObjectType('Option', { description: 'One thing to choose from a group.' })
export class OfferedOption implements rules.Option {
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

@ObjectType('OptionGroup', { description: 'Options of an item from which the customer chooses.' })
export class OfferedGroup implements rules.OptionGroup<OfferedOption> {
  @Field(() => ID, { description: 'A kind of the specification, such as MEATS, or a UUID of the shop’s own group.' })
  id!: string;

  name!: string | null;
  nameEn!: string | null;
  @Field(() => Int, { description: 'Fewest pieces to choose.' }) min!: number;
  @Field(() => Int, { nullable: true, description: 'Most pieces to choose; null: no limit.' }) max!: number | null;
  @Field(() => Int, { description: 'Chosen pieces that cost nothing, the dearest first.' }) included!: number;
  @Field(() => Int, { description: 'Most pieces of one option.' }) perOptionMax!: number;
  options!: OfferedOption[];
  @Field(() => ShownWhen, { nullable: true, description: 'Null: always.' }) shownWhen!: ShownWhen | null;

  @Field(() => [OfferedOption], { name: 'options', description: 'By section.' })
  get optionsListed(): OfferedOption[] {
    const sections = Object.values(SUPPLEMENTS).map((section) => section());
    const place = ({ section }: OfferedOption) => sections.indexOf(section ?? '');
    return this.options.toSorted((one, other) => place(one) - place(other));
  }

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
const SUPPLEMENTS: Partial<Record<IngredientType, () => string>> = {
  [IngredientType.MEAT]: t.extraMeats,
  [IngredientType.SAUCE]: t.extraSauces,
  [IngredientType.SIDE]: t.sides,
  [IngredientType.DRINK]: t.drinks,
};

/**
 * Returns the groups of an item in the order in which a customer meets them: those of the specification (3.5), derived
 * from the item's settings and the shop's ingredients, then the shop's own, and at last the supplements. Empty groups
 * are left out.
 */
export function optionGroupsOf(item: MenuItem, ingredients: readonly MenuIngredient[]): OfferedGroup[] {
  const of = (type: IngredientType, priceOf = included, from = ingredients) =>
    from.filter((one) => one.type === type).map((one) => optionFrom(one, priceOf));
  const isSandwich = item.kind === ItemKind.SANDWICH;
  const isPizza = item.kind === ItemKind.PIZZA;
  const offered: OfferedGroup[] = [];
  const offer = (id: OptionKind, options: readonly OfferedOption[], limits: Partial<OfferedGroup> = {}) => {
    const unlimited = { name: null, nameEn: null, min: 0, max: null, included: 0, perOptionMax: 1, shownWhen: null };
    if (options.length > 0 || limits.min)
      offered.push(Object.assign(new OfferedGroup(), { id, options, ...unlimited }, limits));
  };
  if (isPizza) {
    const sizes = item.sizes.map((size) => sizeOption(size, item.priceCents));
    offer('SIZE', sizes, { min: 1, max: 1 });
    offer('TOPPINGS', of(IngredientType.TOPPING, price));
  }
  if (isSandwich && item.hasMeatSelection) {
    const allowed = ingredients.filter(({ id }) => item.useAllMeats || item.allowedMeatIds.includes(id));
    offer('MEATS', of(IngredientType.MEAT, included, allowed), { max: item.meatLimit });
  }
  if ((isSandwich || isPizza) && item.sauceLimit > 0)
    offer('SAUCES', of(IngredientType.SAUCE), { max: item.sauceLimit });
  // Known by their names, which carts keep even after the shop stops offering one.
  const sot = of(IngredientType.SOT).map((one) => Object.assign(one, { id: one.name }));
  if (isSandwich && item.sot) offer('SOT', sot);
  if (isSandwich && item.isMenu) {
    offer('FRIES', of(IngredientType.MENU_FRIES, surcharge), { max: 1 });
    offer('DRINK', of(IngredientType.MENU_DRINK, surcharge), { max: 1 });
  }
  offered.push(...ownGroups(item, ingredients));
  if (isSandwich) {
    const supplements = ingredients.flatMap((one) => {
      const section = one.priceCents > 0 && SUPPLEMENTS[one.type];
      return section ? [Object.assign(optionFrom(one, price), { section: section() })] : [];
    });
    offer('SUPPLEMENTS', supplements);
  }
  return offered;
}

/** The shop's own groups by id, built once for all items that offer them. */
const GROUPS = new WeakMap<readonly MenuIngredient[], ReadonlyMap<string, OfferedGroup>>();

function ownGroups({ optionGroupIds }: MenuItem, ingredients: readonly MenuIngredient[]): OfferedGroup[] {
  if (optionGroupIds.length === 0) return [];
  const groups = GROUPS.get(ingredients) ?? groupsIn(ingredients);
  GROUPS.set(ingredients, groups);
  return [...new Set(optionGroupIds)].flatMap((id) => groups.get(id) ?? []);
}

function groupsIn(ingredients: readonly MenuIngredient[]): Map<string, OfferedGroup> {
  const groups = new Map<string, OfferedGroup>();
  for (const ingredient of ingredients) {
    const { group } = ingredient;
    if (!group) continue;
    const known = groups.get(group.id) ?? Object.assign(new OfferedGroup(), group, { options: [] });
    known.options.push(optionFrom(ingredient, price));
    groups.set(group.id, known);
  }
  return groups;
}

// What an option adds to the item's own price.
type PriceOf = (one: MenuIngredient) => number;
const price: PriceOf = ({ priceCents }) => priceCents;
const surcharge: PriceOf = ({ supplementPriceCents }) => supplementPriceCents;
const included: PriceOf = () => 0;

function optionFrom(ingredient: MenuIngredient, priceOf: PriceOf): OfferedOption {
  const { id, name, nameEn, formerNames, allergens: declared, outOfStock: soldOut, preparationUnits } = ingredient;
  const facts = { id, name, nameEn, formerNames, declared, soldOut, preparationUnits, section: null };
  return Object.assign(new OfferedOption(), facts, { priceCents: priceOf(ingredient) });
}

const PLAIN = { nameEn: null, formerNames: [], declared: [], soldOut: false, preparationUnits: 0, section: null };

/** A size by its name, which is unique within the pizza; it adds what it costs more than the smallest. */
function sizeOption({ name, priceCents }: MenuItem['sizes'][number], smallestCents: number): OfferedOption {
  return Object.assign(new OfferedOption(), PLAIN, { id: name, name, priceCents: priceCents - smallestCents });
}
