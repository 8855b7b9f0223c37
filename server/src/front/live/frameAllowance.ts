/** Burst that a page may send before it is throttled, in units of {@link costOf}. */
const ALLOWED_AT_ONCE = 300
/** Rate per second from then on: a console changes its subscription at most 20 times a second. */
export const ALLOWED_PER_SECOND = 20
/** Size of a frame with the ids of a few hundred devices; each further part of this size costs as much again. */
const PART_BYTES = 8 * 1024

/** The cost of a frame: 1, plus 1 for each 8 KiB. */
const costOf = (bytes: number): number => 1 + Math.floor(bytes / PART_BYTES)

/** Token bucket of one connection: spent by frames, refilled over time. */
export class FrameAllowance {
  readonly #clock: () => number
  #left = ALLOWED_AT_ONCE
  #filledAt: number

  /** @param clock ms */
  constructor(clock: () => number) {
    this.#clock = clock
    this.#filledAt = clock()
  }

  /** Spends the cost of a frame; false if not enough is left. */
  take(bytes: number): boolean {
    const now = this.#clock()
    const passedMs = Math.max(0, now - this.#filledAt)
    this.#filledAt = now
    this.#left = Math.min(ALLOWED_AT_ONCE, this.#left + (passedMs * ALLOWED_PER_SECOND) / 1000)
    this.#left -= costOf(bytes)
    return this.#left >= 0
  }
}
