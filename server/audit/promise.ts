/** One thing that must hold in the tables, asked in SQL that shares no code with the services it checks. */
export interface Promised {
  /** Number of the invariant, with a letter where it takes several queries. */
  id: string;
  /** What holds when the query finds no row. */
  holds: string;
  /**
   * Answers `what` (a row's id) and `detail` of each violation; `$1` is the instant the product's clock shows.
   * Between a deed and its consequence lies time, so each question leaves what is still on its way alone.
   */
  sql: string;
  /** Run only where the payment sandbox keeps its ledger in the same database. */
  ledger?: true;
}
