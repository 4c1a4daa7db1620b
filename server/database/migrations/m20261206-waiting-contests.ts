import { OnlineIndexes } from './online-index';

/** Contested no-shows that wait for an answer stand on the board, whatever their day. Forward only. */
export class M20261206WaitingContests extends OnlineIndexes {
  override up(): void {
    this.addIndex('no_show_contest_waiting', `on "no_show_contest" ("order_id") where "answer" is null`);
  }
}
