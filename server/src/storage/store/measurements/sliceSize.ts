/** Runs one statement when its turn comes; `tookMs` excludes the time in the queue. */
export type RunSlice = <Row>(
  sql: string,
  parameters: readonly unknown[],
) => Promise<{ rows: Row[]; tookMs: number }>

/**
 * Target duration of a statement, as other callers wait for one of them. Planning one in the embedded store
 * takes up to 10 ms, so much shorter ones would do little else.
 */
const SLICE_MS = 40
/** Each slice is at most this many times as large as the one before. */
const GROWTH = 4

/** Adapts how much the next statement should read, so that it takes about {@link SLICE_MS}. */
export class SliceSize {
  readonly #least: number
  readonly #most: number
  /** In the unit of the reader: rows, readings or data points. */
  current: number

  /** @param first size before the speed of a statement is known */
  constructor({ first, least = 1, most }: { first: number; least?: number; most: number }) {
    this.#least = least
    this.#most = most
    this.current = Math.max(least, first)
  }

  /** @param size how much was read in this time */
  learn(size: number, tookMs: number): void {
    const wanted = Math.floor((size * SLICE_MS) / Math.max(1, tookMs))
    const grown = Math.min(wanted, this.current * GROWTH, this.#most)
    this.current = Math.max(this.#least, grown)
  }
}
