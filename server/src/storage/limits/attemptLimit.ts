import type { Clock } from '../../base/clock.ts'

/** How many attempts are allowed per time window. */
export interface AttemptRule {
  attempts: number
  windowMs: number
}

/** Maximum of tracked keys; the oldest window is dropped first. */
const maxKeys = 10_000

/** Counts attempts by key in fixed windows, in the memory of this process. */
export class AttemptLimit {
  readonly #rule: AttemptRule
  readonly #clock: Clock
  readonly #windows = new Map<string, { endsAt: number; attempts: number }>()

  constructor(rule: AttemptRule, clock: Clock) {
    this.#rule = rule
    this.#clock = clock
  }

  /** Counts one attempt; returns 0 if it may proceed, otherwise the ms to wait. */
  take(key: string): number {
    const now = this.#clock()
    let window = this.#windows.get(key)
    if (window === undefined || window.endsAt <= now) {
      this.#makeRoom(now)
      window = { endsAt: now + this.#rule.windowMs, attempts: 0 }
      this.#windows.delete(key)
      this.#windows.set(key, window)
    }
    if (window.attempts >= this.#rule.attempts) return window.endsAt - now
    window.attempts += 1
    return 0
  }

  /** The ms to wait until another attempt may proceed; 0: it may now. Does not count an attempt. */
  waitMs(key: string): number {
    const window = this.#windows.get(key)
    const now = this.#clock()
    if (window === undefined || window.endsAt <= now) return 0
    return window.attempts >= this.#rule.attempts ? window.endsAt - now : 0
  }

  /** Takes back one attempt that turned out to be legitimate. */
  giveBack(key: string): void {
    const window = this.#windows.get(key)
    if (window !== undefined) window.attempts = Math.max(0, window.attempts - 1)
  }

  /** Forgets the attempts of a key. */
  forget(key: string): void {
    this.#windows.delete(key)
  }

  #makeRoom(now: number): void {
    // Windows are in the order of their ends.
    for (const [key, { endsAt }] of this.#windows) {
      if (endsAt > now && this.#windows.size < maxKeys) return
      this.#windows.delete(key)
    }
  }
}
