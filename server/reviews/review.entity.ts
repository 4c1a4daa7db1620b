import { OptionalProps, type Rel } from '@mikro-orm/core';
import { Check, Entity, Index, ManyToOne, OneToOne, PrimaryKey, Property } from '@mikro-orm/decorators/legacy';
import { Order } from '../orders/order.entity';
import { Shop } from '../shops/shop.entity';

@Entity()
@Index({ properties: ['shop', 'createdAt'] })
@Check({ expression: 'stars >= 1 and stars <= 5', name: 'review_stars' })
export class Review {
  [OptionalProps]?: 'text';

  @PrimaryKey({ type: 'uuid' }) id!: string;
  @ManyToOne({ entity: () => Shop, deleteRule: 'cascade' }) shop!: Rel<Shop>;

  /** The reviewed order; null for reviews imported from before the product existed. */
  @OneToOne({ entity: () => Order, nullable: true, owner: true, unique: true })
  order: Rel<Order> | null = null;

  @Property({ type: 'string', length: 120 }) author!: string;
  @Property({ type: 'integer' }) stars!: number;
  @Property({ type: 'string', length: 500, default: '' }) text = '';
  @Property({ type: 'datetime' }) createdAt!: Date;
}
