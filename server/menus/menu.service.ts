import type { EntityManager } from '@mikro-orm/postgresql';
import { Fault } from '../errors';
import { isUuid } from '../identifiers';
import { Category } from './category.entity';
import { Ingredient, type IngredientType } from './ingredient.entity';
import { Item } from './item.entity';
import type { MenuSection } from './menu.results';

/** Reading a shop's menu as a customer sees it. */
export class MenuService {
  constructor(private readonly em: EntityManager) {}

  /** Categories with their published items; a category without any is left out. */
  async sections(shopId: string): Promise<MenuSection[]> {
    const [categories, items] = await Promise.all([
      this.em.find(Category, { shop: shopId }, { orderBy: { position: 'asc', name: 'asc' } }),
      this.em.find(
        Item,
        { shop: shopId, published: true, deletedAt: null },
        { orderBy: { position: 'asc', name: 'asc' } },
      ),
    ]);
    return categories
      .map((category) => ({ category, items: items.filter((item) => item.category.id === category.id) }))
      .filter((section) => section.items.length > 0);
  }

  async categories(shopId: string): Promise<Category[]> {
    return this.em.find(Category, { shop: shopId }, { orderBy: { position: 'asc', name: 'asc' } });
  }

  /** A published item of a shop customers may see; throws NOT_FOUND otherwise. */
  async item(id: string): Promise<Item> {
    const item = isUuid(id)
      ? await this.em.findOne(
          Item,
          { id, published: true, deletedAt: null, shop: { chargesEnabled: true } },
          { populate: ['category'] },
        )
      : null;
    if (!item) throw new Fault('NOT_FOUND', 'Article introuvable.');
    return item;
  }

  /** A shop's ingredients, of one type or of all, in the owner's order. */
  async ingredients(shopId: string, type?: IngredientType): Promise<Ingredient[]> {
    return this.em.find(
      Ingredient,
      { shop: shopId, ...(type && { type }) },
      { orderBy: { type: 'asc', position: 'asc', name: 'asc' } },
    );
  }
}
