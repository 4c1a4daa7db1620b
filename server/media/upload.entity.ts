import { Entity, Index, PrimaryKey, Property } from '@mikro-orm/decorators/legacy';

/** A picture a shop sent, used or not yet. */
@Entity()
@Index({ properties: ['shopId'] })
export class Upload {
  @PrimaryKey({ type: 'uuid' }) id!: string;
  @Property({ type: 'uuid' }) shopId!: string;

  @Index()
  @Property({ type: 'datetime' })
  createdAt!: Date;
}
