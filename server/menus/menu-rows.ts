import type { EntityManager } from '@mikro-orm/postgresql';
import type { Category } from './category.entity';
import { Item } from './item.entity';

/** The column of each field that what customers read is made of. */
const FIELDS = {
  id: 'i.id',
  shop: `json_build_object('id', i.shop_id)`,
  kind: 'i.kind',
  name: 'i.name',
  description: 'i.description',
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
  stock: 'i.stock',
  soldOutUntil: 'i.sold_out_until',
} satisfies Partial<Record<keyof Item, string>>;

/** An item as customers read it: a row, and no entity, since a menu is read thousands of times for each change. */
export type MenuItem = Pick<
  Item,
  Exclude<keyof typeof FIELDS, 'shop' | 'stock' | 'soldOutUntil'> | 'shopId' | 'soldOut' | 'remaining'
>;
export type MenuCategory = Pick<Category, 'id' | 'name' | 'position'>;
interface Section {
  category: MenuCategory;
  items: MenuItem[];
}

interface MenuRow extends MenuItem {
  category: MenuCategory;
}

const MENU = `select ${Object.entries(FIELDS)
  .map(([field, column]) => `${column} as "${field}"`)
  .join(', ')},
    json_build_object('id', c.id, 'name', c.name, 'position', c.position) as category
  from category c join item i on i.category_id = c.id
  where c.shop_id = ? and c.deleted_at is null and i.shop_id = c.shop_id and i.published and i.deleted_at is null
  order by c.position, c.name, c.id, i.position, i.name`;

/** Categories of a shop with their published items, in the owner's order; a category without any is left out. */
export async function menuOf(em: EntityManager, shopId: string): Promise<Section[]> {
  const sections: Section[] = [];
  for (const { category, ...item } of await em.execute<MenuRow[]>(MENU, [shopId])) {
    // With the entity's own getters; and the schema's library would copy, field by field, what is not of its class.
    Object.setPrototypeOf(item, Item.prototype);
    const last = sections.at(-1);
    if (last?.category.id === category.id) last.items.push(item);
    else sections.push({ category, items: [item] });
  }
  return sections;
}
