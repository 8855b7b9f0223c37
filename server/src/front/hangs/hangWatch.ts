/** How often the watching thread looks, ms. */
export const POLL_EVERY_MS = 1_000
/** A look that comes later than this says that the watching thread stood still as well. */
const LATE_AFTER_MS = 3 * POLL_EVERY_MS

/** What the watching thread sees at one look. */
export interface Seen {
  /** Counts up for as long as the main thread takes turns. */
  beat: number
  /** A debugger can be attached, which may stop the main thread for as long as somebody thinks. */
  isDebugged: boolean
  nowMs: number
}

/**
 * Decides whether a main thread hangs: for `hangsAfterMs` it has not taken one turn, although the watching
 * thread could run. Time in which neither ran does not count: the machine slept, or the process was stopped.
 */
export class HangWatch {
  readonly #hangsAfterMs: number
  #before: Seen | null = null
  #stillMs = 0

  constructor(hangsAfterMs: number) {
    this.#hangsAfterMs = hangsAfterMs
  }

  /** Takes one look; true if the main thread hangs. */
  isHanging(seen: Seen): boolean {
    const before = this.#before
    this.#before = seen
    if (before === null || seen.beat !== before.beat || seen.isDebugged) {
      this.#stillMs = 0
      return false
    }
    const passedMs = seen.nowMs - before.nowMs
    if (passedMs >= 0 && passedMs <= LATE_AFTER_MS) this.#stillMs += passedMs
    return this.#stillMs >= this.#hangsAfterMs
  }
}
