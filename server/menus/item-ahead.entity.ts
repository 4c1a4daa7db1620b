import { type Opt, PrimaryKeyProp, type Rel } from '@mikro-orm/core';
import { Check, Entity, ManyToOne, PrimaryKey, Property } from '@mikro-orm/decorators/legacy';
import { Item } from './item.entity';

/**
 * Pieces of an item sold or held for a menu day before it began, subtracted from the stock with which that day begins
 * (stock.service.ts). Writers lock the item's row (pickup/ahead.ts), and the CHECK prevents overselling.
 */
@Entity()
@Check({ expression: 'taken >= 0 and (most is null or taken <= most)', name: 'item_ahead_taken' })
export class ItemAhead {
  [PrimaryKeyProp]?: ['item', 'day'];

  @ManyToOne({ entity: () => Item, deleteRule: 'cascade', primary: true }) item!: Rel<Item>;

  /** Menu day, shop-local YYYY-MM-DD (menu-day.ts). */
  @PrimaryKey({ type: 'date' }) day!: string;

  @Property({ type: 'integer', default: 0 }) taken: Opt<number> = 0;

  /** Maximum at the time of the last hold; null when the stock is not counted. */
  @Property({ type: 'integer', nullable: true }) most: number | null = null;
}
