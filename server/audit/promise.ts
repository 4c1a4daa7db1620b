/** An invariant of the tables, checked in SQL that shares no code with the services it checks. */
export interface Promised {
  /** Number of the invariant, followed by a letter when it takes several queries. */
  id: string;
  /** Statement of the invariant, which holds when the query finds no row. */
  holds: string;
  /**
   * Query that returns `what` (a row's id) and `detail` of each violation; `$1` is the time of the product's clock. A
   * consequence follows its cause with a delay, so the query ignores what is still in progress.
   */
  sql: string;
  /** Set for queries that only run when the payment sandbox keeps its ledger in the same database. */
  ledger?: true;
}
