import { PrimaryKeyProp, type Rel } from '@mikro-orm/core';
import { Check, Entity, Index, ManyToOne, Property } from '@mikro-orm/decorators/legacy';
import { Refund } from '../payments/refund.entity';
import { OrderLine } from './order.entity';

/** How many pieces of an order’s line a refund covers, at the line’s price. */
@Entity()
@Check({ expression: 'quantity >= 1', name: 'refund_line_quantity' })
@Index({ properties: ['line'] })
export class RefundLine {
  [PrimaryKeyProp]?: ['refund', 'line'];

  @ManyToOne({ entity: () => Refund, primary: true, deleteRule: 'cascade' }) refund!: Rel<Refund>;
  @ManyToOne({ entity: () => OrderLine, primary: true, deleteRule: 'cascade' }) line!: Rel<OrderLine>;
  @Property({ type: 'integer' }) quantity!: number;
}
