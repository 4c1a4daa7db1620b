import type { EntityManager } from '@mikro-orm/postgresql';
import type { Clock } from '../../clock';
import { transaction } from '../../database/transaction';
import { newId } from '../../identifiers';
import { Category } from '../category.entity';
import { nameFrom, englishNameFrom } from './item-rules';
import * as fields from './item-rules.texts';
import { type NameTaken, unlessTaken } from '../named';
import { lockItems, ownCategory, place } from './own-menu.service';
import * as t from './own-menu.texts';
import { servedFrom, type ServedHours } from '../days/served-hours';

const nameOf = (text: string) => nameFrom(text, fields.categoryName(), fields.categoryNameNeeded());

interface Facts {
  name: string;
  /** Absent: as before. */
  nameEn?: string | null;
  /** Absent: as before; null: always. */
  served?: ServedHours | null;
}

const factsOf = ({ name, nameEn, served }: Facts) => ({
  name: nameOf(name),
  ...englishNameFrom({ nameEn }),
  ...(served !== undefined && { served: served && servedFrom(served) }),
});

export class CategoryService {
  constructor(
    private readonly em: EntityManager,
    private readonly clock: Clock,
  ) {}

  /** Adds a category at the end of the menu. Throws BAD_USER_INPUT for an invalid name. */
  async add(shopId: string, wanted: Facts): Promise<Category | NameTaken> {
    const facts = factsOf(wanted);
    return unlessTaken(this.em, t.categoryExists(), async (em) => {
      const last = await em.findOne(Category, { shop: shopId, deletedAt: null }, { orderBy: { position: 'desc' } });
      const position = (last?.position ?? -1) + 1;
      return em.create(Category, { id: newId(this.clock.now()), shop: shopId, ...facts, position });
    });
  }

  /** Returns the category with this name, and creates it when there is none. */
  async named(shopId: string, text: string): Promise<Category> {
    const name = nameOf(text);
    const added = await this.add(shopId, { name });
    if (added instanceof Category) return added;
    const [found] = await this.em.execute<{ id: string }[]>(
      'select id from category where shop_id = ? and lower(name) = lower(?) and deleted_at is null',
      [shopId, name],
    );
    return ownCategory(this.em, shopId, found?.id ?? '');
  }

  async rename(shopId: string, categoryId: string, wanted: Facts): Promise<Category | NameTaken> {
    const facts = factsOf(wanted);
    return unlessTaken(this.em, t.categoryExists(), async (em) => {
      const category = await ownCategory(em, shopId, categoryId);
      em.assign(category, facts);
      return category;
    });
  }

  /** Moves a category to an index, counted from 0; an index beyond the last means the last. */
  async move(shopId: string, categoryId: string, toIndex: number): Promise<void> {
    await transaction(this.em, async (em) => {
      const moved = await ownCategory(em, shopId, categoryId);
      await em.execute('select 1 from category where shop_id = ? order by id for update', [shopId]);
      const others = await em.find(
        Category,
        { shop: shopId, deletedAt: null, id: { $ne: categoryId } },
        { orderBy: { position: 'asc', name: 'asc' }, refresh: true },
      );
      place(moved, others, toIndex);
    });
  }

  /** Takes a category and all its items off the menu; orders store their own copy. */
  async remove(shopId: string, categoryId: string): Promise<void> {
    const now = this.clock.now();
    await transaction(this.em, async (em) => {
      const category = await ownCategory(em, shopId, categoryId);
      category.deletedAt = now;
      await lockItems(em, shopId);
      await em.execute('update item set deleted_at = ? where category_id = ? and deleted_at is null', [
        now,
        categoryId,
      ]);
    });
  }
}
