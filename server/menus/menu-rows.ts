import { FEW_LEFT } from '../../graphql/rules/few-left';
import { columnOf, type Query, preparedQuery } from '../database/query';
import { rowsOfEach } from '../database/batch-loader';
import { Category } from './category.entity';
import { Ingredient } from './ingredient.entity';
import { Item } from './item.entity';
import { MealDeal, MealDealPart } from './meal-deal.entity';
import { type OptionGroup, optionsSoldOut } from './option-group.entity';

/** Columns of the fields that are shown to customers. */
const FIELDS = {
  id: 'i.id',
  shop: `json_build_object('id', i.shop_id)`,
  kind: 'i.kind',
  name: 'i.name',
  nameEn: 'i.name_en',
  description: 'i.description',
  descriptionEn: 'i.description_en',
  priceCents: 'i.price_cents',
  picture: 'i.picture',
  freshlyBaked: 'i.freshly_baked',
  allergens: 'i.allergens',
  dietary: 'i.dietary',
  hasMeatSelection: 'i.has_meat_selection',
  meatLimit: 'i.meat_limit',
  sauceLimit: 'i.sauce_limit',
  sot: 'i.sot',
  isMenu: 'i.is_menu',
  useAllMeats: 'i.use_all_meats',
  allowedMeatIds: 'i.allowed_meat_ids',
  sizes: 'i.sizes',
  optionGroupIds: 'i.option_group_ids',
  orderRules: 'i.order_rules',
  stock: 'i.stock',
  soldOutUntil: 'i.sold_out_until',
  optionsSoldOut: optionsSoldOut('i.option_group_ids'),
} satisfies Partial<Record<keyof Item, string>>;

const ORDERABLE = {
  preparationUnits: 'i.preparation_units',
  vatRate: 'i.vat_rate',
  published: 'i.published',
  deletedAt: 'i.deleted_at',
} satisfies Partial<Record<keyof Item, string>>;
const CATEGORY = `json_build_object('id', c.id, 'name', c.name, 'nameEn', c.name_en, 'position', c.position, 'served', c.served)`;

const INGREDIENT_FIELDS = [
  'id',
  'type',
  'name',
  'nameEn',
  'priceCents',
  'supplementPriceCents',
  'picture',
  'allergens',
  'outOfStock',
  'position',
  'formerNames',
  'preparationUnits',
] as const satisfies readonly (keyof Ingredient)[];

const COLUMNS = Object.entries({ ...FIELDS, category: CATEGORY })
  .map(([field, column]) => `${column} as "${field}"`)
  .join(', ');

export const ORDERABLE_ITEM = `json_build_object('category', ${CATEGORY}, ${Object.entries({ ...FIELDS, ...ORDERABLE })
  .map(([field, column]) => `'${field}', ${column}`)
  .join(', ')})`;

/** A row instead of an entity, because a menu is read thousands of times for each change. */
export type MenuItem = Pick<
  Item,
  | Exclude<keyof typeof FIELDS, 'shop' | 'stock' | 'soldOutUntil' | 'optionsSoldOut'>
  | 'shopId'
  | 'soldOut'
  | 'remaining'
  | 'nameRead'
>;
export type OrderableItem = MenuItem &
  Pick<Item, keyof typeof ORDERABLE | 'stock' | 'soldOutUntil'> & { category: MenuCategory };
export type MenuIngredient = Pick<Ingredient, (typeof INGREDIENT_FIELDS)[number] | 'nameRead'> & {
  /** The shop's own group whose option it is. */
  group: MenuOptionGroup | null;
};
type MenuOptionGroup = Pick<
  OptionGroup,
  'id' | 'name' | 'nameEn' | 'min' | 'max' | 'included' | 'perOptionMax' | 'shownWhen'
>;
export type MenuCategory = Pick<Category, 'id' | 'name' | 'nameEn' | 'position' | 'served'>;
interface Section {
  category: MenuCategory;
  items: MenuItem[];
}

interface MenuRow extends MenuItem {
  of: string;
  category: MenuCategory;
}

const MENUS = preparedQuery(
  'menus',
  `select c.shop_id as of, ${COLUMNS}
  from category c join item i on i.category_id = c.id
  where c.shop_id = any(?::uuid[]) and c.deleted_at is null and i.shop_id = c.shop_id and i.published and i.deleted_at is null
  order by c.position, c.name, c.id, i.position, i.name`,
);

/** Returns a shop's categories with their published items, in the owner's order, without empty categories. */
export function menuOf(ask: Query): (shopId: string) => Promise<Section[]> {
  const rowsOf = rowsOfEach<MenuRow>(ask, MENUS);
  return async (shopId) => {
    const sections: Section[] = [];
    for (const { category, of: _shop, ...item } of await rowsOf(shopId)) {
      const last = sections.at(-1);
      if (last?.category.id === category.id) last.items.push(asItem(item));
      else sections.push({ category: Object.assign(new Category(), category), items: [asItem(item)] });
    }
    return sections;
  };
}

const LIMITED = preparedQuery(
  'limited-items',
  `select * from (select shop_id as of, id, stock, sold_out_until as "soldOutUntil", ${optionsSoldOut('option_group_ids')} as "optionsSoldOut"
    from item where shop_id = any(?::uuid[]) and published and deleted_at is null) item
  where stock <= ${FEW_LEFT} or "soldOutUntil" is not null or "optionsSoldOut"`,
);

const BY_ID = preparedQuery(
  'items',
  `select ${COLUMNS} from item i join category c on c.id = i.category_id where i.id = any(?::uuid[])`,
);

export async function itemsById(ask: Query, ids: readonly string[]): Promise<Map<string, MenuItem>> {
  const rows = await ask<MenuItem>(BY_ID, [`{${ids.join(',')}}`]);
  return new Map(rows.map((row) => [row.id, asItem(row)]));
}

export type LimitedItem = Pick<Item, 'id' | 'remaining' | 'soldOut'>;

/** Returns the items of a shop's menu that are nearly or completely sold out. */
export function limitedItemsOf(ask: Query): (shopId: string) => Promise<LimitedItem[]> {
  const rowsOf = rowsOfEach<MenuItem>(ask, LIMITED);
  return async (shopId) => (await rowsOf(shopId)).map(asItem);
}

/** Gives a row the entity's getters; the GraphQL library would copy an object of another class field by field. */
export function asItem<Row extends MenuItem>(row: Row): Row {
  return Object.assign<object, Row>(new Item(), row);
}

const ofIngredient = (field: keyof Ingredient) => `i.${columnOf(field)}`;
const INGREDIENTS = preparedQuery(
  'ingredients',
  `select i.shop_id as of, ${INGREDIENT_FIELDS.map((field) => `${ofIngredient(field)} as "${field}"`).join(', ')},
    case when g.id is not null then json_build_object('id', g.id, 'name', g.name, 'nameEn', g.name_en, 'min', g.min, 'max', g.max,
      'included', g.included, 'perOptionMax', g.per_option_max, 'shownWhen', g.shown_when) end as "group"
  from ingredient i left join option_group g on g.id = i.group_id
  where i.shop_id = any(?::uuid[]) order by i.type, i.position, i.name`,
);

/** Returns a shop's ingredients for sandwiches, pizzas and menus, in the owner's order. */
export function ingredientsOf(query: Query): (shopId: string) => Promise<MenuIngredient[]> {
  const rowsOf = rowsOfEach<MenuIngredient>(query, INGREDIENTS);
  return async (shopId) => (await rowsOf(shopId)).map((row) => Object.assign(new Ingredient(), row));
}

const MEAL_DEALS = preparedQuery(
  'meal-deals',
  `select shop_id as of, id, name, name_en as "nameEn", price_cents as "priceCents", parts, served, revision
  from meal_deal where shop_id = any(?::uuid[]) order by lower(name), id`,
);

/** Returns a shop's meal deals by name; their parts may name items that are no longer on the menu. */
export function mealDealsOf(query: Query): (shopId: string) => Promise<MealDeal[]> {
  const rowsOf = rowsOfEach<MealDeal>(query, MEAL_DEALS);
  return async (shopId) => (await rowsOf(shopId)).map(asMealDeal);
}

export function asMealDeal(row: Omit<MealDeal, 'nameRead' | 'nameLang' | 'servedText'>): MealDeal {
  const parts = row.parts.map((part) => Object.assign(new MealDealPart(), part));
  return Object.assign(new MealDeal(), row, { parts });
}
