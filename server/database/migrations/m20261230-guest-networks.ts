import { OnlineIndexes } from './online-index';

/** The network a guest holds from, so that holds without a payment are counted in the tables. Forward only. */
export class M20261230GuestNetworks extends OnlineIndexes {
  override up(): void {
    this.addSql('alter table "checkout" add column if not exists "network" varchar(43) null');
    this.addIndex(
      'checkout_guests_holding',
      `on "checkout" ("network") where "state" = 'HELD' and "network" is not null`,
    );
  }
}
