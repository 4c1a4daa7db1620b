import type { TriggerDef } from '@mikro-orm/core';

// A drink is an item and, with the same name, a choice of the menu variant. Triggers synchronise name, English name,
// picture and allergens in both directions, for every writer. When the item is sold out, so is the choice.

function keepsAlike(table: string, columns: string, kind: string, work: string): TriggerDef {
  const name = `${table}_keeps_drink_alike`;
  const expression = `create trigger "${name}" after insert or update of ${columns} on "${table}" for each row when (new.${kind}) execute function ${work}()`;
  return { name, timing: 'after', events: ['insert', 'update'], expression };
}

export const itemKeepsDrinkAlike = keepsAlike(
  'item',
  'name, name_en, picture, allergens, stock, sold_out_until',
  "kind = 'DRINK'",
  'write_menu_drink',
);
export const ingredientKeepsDrinkAlike = keepsAlike(
  'ingredient',
  'name, name_en, picture, allergens',
  "type = 'MENU_DRINK'",
  'write_drink_item',
);
