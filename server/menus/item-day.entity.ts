import { PrimaryKeyProp, type Rel } from '@mikro-orm/core';
import { Check, Entity, Index, ManyToOne, PrimaryKey, Property } from '@mikro-orm/decorators/legacy';
import { Item } from './item.entity';

/** Stock of an item at the start of one menu day, planned or actual. */
@Entity()
@Index({ properties: ['day'] })
@Check({ expression: 'pieces is null or pieces >= 0', name: 'item_day_pieces' })
export class ItemDay {
  [PrimaryKeyProp]?: ['item', 'day'];

  @ManyToOne({ entity: () => Item, deleteRule: 'cascade', primary: true }) item!: Rel<Item>;

  /** Menu day, shop-local YYYY-MM-DD (menu-day.ts). */
  @PrimaryKey({ type: 'date' }) day!: string;

  /** Null when the stock is not counted on that day. */
  @Property({ type: 'integer', nullable: true, fieldName: 'pieces' }) stock!: number | null;
}
