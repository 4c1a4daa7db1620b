import 'reflect-metadata';
import { expect, test } from 'vitest';
import { selecting } from '../../tests/support/options';
import { Category } from '../menus/category.entity';
import { Ingredient, IngredientType } from '../menus/ingredient.entity';
import { Item, ItemKind } from '../menus/item.entity';
import { OptionGroup } from '../menus/option-group.entity';
import { parseOrder } from './parse-order';
import { sayables, selectionsOf } from './sayable';

const { OPTION, SAUCE, TOPPING } = IngredientType;
const cooking = Object.assign(new OptionGroup(), { id: 'cooking', name: 'Cuisson', max: 1 });
const dip = Object.assign(new OptionGroup(), {
  ...{ id: 'dip', name: 'Sauce du steak', max: 1 },
  shownWhen: { groupId: 'cooking', optionIds: ['saignant'] },
});
const ingredient = (type: IngredientType, name: string, more: Partial<Ingredient> = {}) =>
  Object.assign(new Ingredient(), { id: name.toLowerCase(), type, name, ...more });
const larder = [
  ingredient(OPTION, 'Saignant', { group: cooking }),
  ingredient(OPTION, 'Bien cuit', { group: cooking }),
  ingredient(OPTION, 'Béarnaise', { group: dip }),
  ingredient(TOPPING, 'Oignons confits', { priceCents: 100 }),
  ingredient(SAUCE, 'Oignons confits'),
];
const item = (more: Partial<Item>) =>
  Object.assign(new Item(), { id: 'item', kind: ItemKind.SIMPLE, priceCents: 900, category: new Category(), ...more });
const steak = item({ id: 'steak', name: 'Steak', optionGroupIds: ['cooking', 'dip'] });
const pizza = item({
  ...{ id: 'regina', name: 'Regina', kind: ItemKind.PIZZA, sauceLimit: 1 },
  sizes: [{ name: 'Petite : 26 cm', priceCents: 900 }],
});
steak.category.name = 'Plats';
pizza.category.name = 'Pizzas';
const menu = sayables([steak, pizza], larder);

/** Ids of the options that a spoken order names. */
const heard = (text: string) =>
  parseOrder(text, menu).lines.flatMap(({ choices: [first] }) => first?.options.map(({ id }) => id));

test('options of the shop’s own groups are recognised, as many as their group allows', () => {
  expect(heard('un steak saignant')).toEqual(['cooking:saignant']);
  expect(heard('un steak saignant bien cuit')).toEqual(['cooking:saignant']);
});

test('an option is heard only where the condition of its group is met', () => {
  expect(heard('un steak saignant avec béarnaise')).toEqual(['cooking:saignant', 'dip:béarnaise']);
  expect(heard('un steak bien cuit avec béarnaise')).toEqual(['cooking:bien cuit']);
});

test('a name that is a sauce and a topping is understood as the sauce first', () => {
  expect(heard('une regina avec oignons confits')).toEqual(['SAUCES:oignons confits']);
});

test('the ids of a size and of options become selections, whatever their names contain', () => {
  expect(selectionsOf('Petite : 26 cm', ['TOPPINGS:oignons confits', 'unknown'])).toEqual([
    ...selecting({ size: 'Petite : 26 cm', toppings: 'oignons confits' }),
    { groupId: 'unknown', optionId: '', quantity: 1 },
  ]);
  expect(selectionsOf(null, [])).toEqual([]);
});
