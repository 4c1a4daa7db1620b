import { OnlineIndexes } from './online-index';

/** Adds indexes for failed refunds and open incidents. Forward only. */
export class M20261205RefundIndexes extends OnlineIndexes {
  override up(): void {
    this.addIndex('refund_failed', `on "refund" ("created_at") where "state" = 'FAILED'`);
    this.addIndex('incident_shop_id_index', 'on "incident" ("shop_id")');
    this.addIndex('incident_intent_id_index', 'on "incident" ("intent_id")');
    this.addIndex('incident_open', 'on "incident" ("at") where "closed_at" is null');
  }
}
