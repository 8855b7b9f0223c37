/** How long PostgreSQL may take before it is reported to callers that it does not answer; ms. */
export interface Patience {
  /** Until a connection is made, or one of the pool is free. */
  connectMs: number
  /** For one statement, enforced by PostgreSQL itself; 0: no limit. */
  statementMs: number
  /** For one lock, enforced by PostgreSQL itself; 0: no limit. */
  lockMs: number
  /** For an idle transaction, enforced by PostgreSQL itself; 0: no limit. */
  idleInTransactionMs: number
  /**
   * For the answer to one statement, enforced here: a frozen server, or one behind a broken connection, ends
   * nothing on its own. The connection is given up then. 0: no limit.
   */
  answerMs: number
}

/** For calls, readings and jobs: longer than the slowest of them, shorter than users wait. */
export const USUAL_PATIENCE: Patience = {
  connectMs: 10_000,
  lockMs: 10_000,
  statementMs: 20_000,
  answerMs: 25_000,
  idleInTransactionMs: 60_000,
}

/** For migration steps, which may rewrite all measurements. */
export const ENDLESS_PATIENCE: Patience = {
  connectMs: 10_000,
  lockMs: 0,
  statementMs: 0,
  answerMs: 0,
  idleInTransactionMs: 0,
}
