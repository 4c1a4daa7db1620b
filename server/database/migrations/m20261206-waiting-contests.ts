import { OnlineIndexes } from './online-index';

/**
 * Adds an index for contested no-shows that wait for an answer, which the board shows whatever their day. Forward only.
 */
export class M20261206WaitingContests extends OnlineIndexes {
  override up(): void {
    this.addIndex('no_show_contest_waiting', `on "no_show_contest" ("order_id") where "answer" is null`);
  }
}
