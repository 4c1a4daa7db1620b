import { PrimaryKeyProp, type Rel } from '@mikro-orm/core';
import { Entity, OneToOne, Property } from '@mikro-orm/decorators/legacy';
import { Shop } from '../shops/shop.entity';

/** Time at which a board of a shop was last connected; no row when there has never been one. */
@Entity()
export class BoardPresence {
  [PrimaryKeyProp]?: 'shop';

  @OneToOne({ entity: () => Shop, primary: true, owner: true, deleteRule: 'cascade' })
  shop!: Rel<Shop>;

  @Property({ type: 'datetime' }) seenAt!: Date;
}
