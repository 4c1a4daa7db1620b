import { PrimaryKeyProp, type Rel } from '@mikro-orm/core';
import { Check, Entity, ManyToOne, PrimaryKey, Property } from '@mikro-orm/decorators/legacy';
import { Item } from './item.entity';

/** How many pieces of an item one menu day begins with: planned, or as it was. */
@Entity()
@Check({ expression: 'pieces is null or pieces >= 0', name: 'item_day_pieces' })
export class ItemDay {
  [PrimaryKeyProp]?: ['item', 'day'];

  @ManyToOne({ entity: () => Item, deleteRule: 'cascade', primary: true }) item!: Rel<Item>;

  /** Shop-local YYYY-MM-DD (menu-day.ts). */
  @PrimaryKey({ type: 'date' }) day!: string;

  /** Null: nobody counts on that day. */
  @Property({ type: 'integer', nullable: true }) pieces!: number | null;
}
