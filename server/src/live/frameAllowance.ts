/** What a page may send at once before it has to slow down, as {@link costOf} counts. */
export const ALLOWED_AT_ONCE = 300
/** What it may send a second from then on: a console changes its subscription 20 times a second at most. */
export const ALLOWED_PER_SECOND = 20
/** A frame with the ids of a few hundred devices; each further such part costs as much as a frame. */
const PART_BYTES = 8 * 1024

/** What a frame costs: one, and one for each 8 KiB. */
export const costOf = (bytes: number): number => 1 + Math.floor(bytes / PART_BYTES)

/** How much one connection may still send: spent by frames, filled again with time. */
export class FrameAllowance {
  readonly #clock: () => number
  #left = ALLOWED_AT_ONCE
  #filledAt: number

  /** @param clock ms */
  constructor(clock: () => number) {
    this.#clock = clock
    this.#filledAt = clock()
  }

  /** Spends what a frame costs; false: it is more than is left. */
  take(bytes: number): boolean {
    const now = this.#clock()
    const passedMs = Math.max(0, now - this.#filledAt)
    this.#filledAt = now
    this.#left = Math.min(ALLOWED_AT_ONCE, this.#left + (passedMs * ALLOWED_PER_SECOND) / 1000)
    this.#left -= costOf(bytes)
    return this.#left >= 0
  }
}
