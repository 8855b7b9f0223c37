/** Runs one statement when its turn comes; `tookMs` leaves out the time in the queue. */
export type RunSlice = <Row>(
  sql: string,
  parameters: readonly unknown[],
) => Promise<{ rows: Row[]; tookMs: number }>

/**
 * How long a statement should take: whoever waits for the store waits for one of them. Planning one in
 * the embedded store takes up to 10 ms, so that much shorter ones would do little else.
 */
const SLICE_MS = 40
/** Each slice is at most this many times as large as the one before. */
const GROWTH = 4

/** How much the next statement should read, so that it takes about {@link SLICE_MS}. */
export class SliceSize {
  readonly #least: number
  readonly #most: number
  /** In whatever unit the reader counts: rows, readings or data points. */
  current: number

  /** @param first before it is known how long a statement takes */
  constructor({ first, least = 1, most }: { first: number; least?: number; most: number }) {
    this.#least = least
    this.#most = most
    this.current = Math.max(least, first)
  }

  /** @param size of what was read in this time */
  learn(size: number, tookMs: number): void {
    const wanted = Math.floor((size * SLICE_MS) / Math.max(1, tookMs))
    const grown = Math.min(wanted, this.current * GROWTH, this.#most)
    this.current = Math.max(this.#least, grown)
  }
}
