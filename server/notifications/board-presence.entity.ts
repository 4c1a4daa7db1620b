import { PrimaryKeyProp, type Rel } from '@mikro-orm/core';
import { Entity, OneToOne, Property } from '@mikro-orm/decorators/legacy';
import { Shop } from '../shops/shop.entity';

/** When somebody of a shop was last listening for new orders; no row: never yet. */
@Entity()
export class BoardPresence {
  [PrimaryKeyProp]?: 'shop';

  @OneToOne({ entity: () => Shop, primary: true, owner: true, deleteRule: 'cascade' })
  shop!: Rel<Shop>;

  @Property({ type: 'datetime' }) seenAt!: Date;
}
