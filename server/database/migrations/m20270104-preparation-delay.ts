import { Migration } from '@mikro-orm/migrations';

/** Adds a temporary extension of a shop's preparation time. Forward only. */
export class M20270104PreparationDelay extends Migration {
  override up(): void {
    this.addSql(
      `alter table "shop" add column "delay_minutes" int not null default 0, add column "delay_until" timestamptz null`,
    );
    this.addSql(
      'alter table "shop" add constraint "shop_delay" check (delay_minutes >= 0 and delay_minutes <= 600) not valid',
    );
    this.addSql('alter table "shop" validate constraint "shop_delay"');
  }
}
