import { Entity, Index, PrimaryKey, Property } from '@mikro-orm/decorators/legacy';

@Entity()
@Index({ properties: ['shopId'] })
export class Upload {
  @PrimaryKey({ type: 'uuid' }) id!: string;
  @Property({ type: 'uuid' }) shopId!: string;

  @Index()
  @Property({ type: 'datetime' })
  createdAt!: Date;
}
