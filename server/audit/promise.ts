/** One thing that must hold in the tables, asked in SQL that shares no code with the services it checks. */
export interface Promised {
  /** Number of the invariant, with a letter where it takes several questions. */
  id: string;
  /** What holds when the question finds nothing. */
  holds: string;
  /**
   * Answers `what` (a row's id) and `detail` of each violation; `$1` is the instant the product's clock shows.
   * Between a deed and its consequence lies time, so each question leaves what is still on its way alone.
   */
  sql: string;
  /** Asked only where the built-in payment service keeps its ledger in the same database. */
  ledger?: true;
}
