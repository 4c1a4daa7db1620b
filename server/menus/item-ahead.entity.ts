import { type Opt, PrimaryKeyProp, type Rel } from '@mikro-orm/core';
import { Check, Entity, ManyToOne, PrimaryKey, Property } from '@mikro-orm/decorators/legacy';
import { Item } from './item.entity';

/**
 * Pieces of an item taken for a menu day before it began, by orders and holds: that day begins with so many less
 * (stock.service.ts). Whoever changes it holds the item's row (pickup/ahead.ts); the CHECK makes overselling impossible.
 */
@Entity()
@Check({ expression: 'taken >= 0 and (most is null or taken <= most)', name: 'item_ahead_taken' })
export class ItemAhead {
  [PrimaryKeyProp]?: ['item', 'day'];

  @ManyToOne({ entity: () => Item, deleteRule: 'cascade', primary: true }) item!: Rel<Item>;

  /** Shop-local YYYY-MM-DD (menu-day.ts). */
  @PrimaryKey({ type: 'date' }) day!: string;

  @Property({ type: 'integer', default: 0 }) taken: Opt<number> = 0;

  /** What may be taken, when it last was; null: nobody counts. */
  @Property({ type: 'integer', nullable: true }) most: number | null = null;
}
