import { Migration } from '@mikro-orm/migrations';

/** Adds incidents: disputes, fraud warnings, failed payouts, deauthorised accounts. Forward only. */
export class M20261203Incidents extends Migration {
  override up(): void {
    this.addSql(`create table "incident" ("id" varchar(255) not null, "kind" text not null, "shop_id" uuid not null,
      "intent_id" varchar(255) null, "amount_cents" int null, "reason" varchar(255) not null, "status" varchar(255) not null,
      "answer_by" timestamptz null, "at" timestamptz not null, "closed_at" timestamptz null, "share" text null,
      "taken_cents" int not null default 0, "shop_owes_cents" int not null default 0, primary key ("id"),
      constraint "incident_kind_check" check ("kind" in ('DISPUTE', 'FRAUD_WARNING', 'PAYOUT_FAILED', 'DEAUTHORIZED')),
      constraint "incident_share_check" check ("share" in ('DUE', 'TAKEN', 'OWED')),
      constraint "incident_shop_id_foreign" foreign key ("shop_id") references "shop" ("id") on delete cascade,
      constraint "incident_intent_id_foreign" foreign key ("intent_id") references "payment" ("intent_id") on delete set null)`);
  }
}
