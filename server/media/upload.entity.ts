import { Entity, Index, PrimaryKey, Property } from '@mikro-orm/decorators/legacy';

/** A picture uploaded by a shop, whether it is used yet or not. */
@Entity()
@Index({ properties: ['shopId'] })
export class Upload {
  @PrimaryKey({ type: 'uuid' }) id!: string;
  @Property({ type: 'uuid' }) shopId!: string;

  @Index()
  @Property({ type: 'datetime' })
  createdAt!: Date;
}
