import { OnlineIndexes } from './online-index';

/** Adds the hashed network of a guest to holds, to count unpaid holds per network. Forward only. */
export class M20261230GuestNetworks extends OnlineIndexes {
  override up(): void {
    this.addSql('alter table "checkout" add column if not exists "network" varchar(43) null');
    this.addIndex(
      'checkout_guests_holding',
      `on "checkout" ("network") where "state" = 'HELD' and "network" is not null`,
    );
  }
}
