/** How long PostgreSQL may take before whoever waits for it is told that it does not answer; ms. */
export interface Patience {
  /** Until a connection is made, or one of the pool is free. */
  connectMs: number
  /** For one statement, kept by PostgreSQL itself; 0: as long as it takes. */
  statementMs: number
  /** For one lock, kept by PostgreSQL itself; 0: as long as it takes. */
  lockMs: number
  /** For a transaction that asks nothing, kept by PostgreSQL itself; 0: as long as it takes. */
  idleInTransactionMs: number
  /**
   * For the answer to one statement, kept here: a server that is frozen, or behind a line that was
   * cut, ends nothing by itself. The connection is given up then. 0: as long as it takes.
   */
  answerMs: number
}

/** For calls, readings and jobs: longer than the slowest of them, shorter than anybody waits. */
export const USUAL_PATIENCE: Patience = {
  connectMs: 10_000,
  lockMs: 10_000,
  statementMs: 20_000,
  answerMs: 25_000,
  idleInTransactionMs: 60_000,
}

/** For steps that bring tables up to date: they may rewrite all measurements. */
export const ENDLESS_PATIENCE: Patience = {
  connectMs: 10_000,
  lockMs: 0,
  statementMs: 0,
  answerMs: 0,
  idleInTransactionMs: 0,
}
