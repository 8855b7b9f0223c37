import type { Clock } from '../../../base/clock.ts'

interface Held<Value> {
  readonly value: Promise<Value>
  readonly endsAtMs: number
}

/**
 * Cache of recent answers, so that any number of visitors cost one computation: concurrent requests wait for it.
 * The oldest entries are evicted first.
 */
export class HeldAnswers<Value> {
  readonly #most: number
  readonly #clock: Clock
  readonly #held = new Map<string, Held<Value>>()

  /** @param most maximum number of cached answers */
  constructor(most: number, clock: Clock) {
    this.#most = most
    this.#clock = clock
  }

  /** The answer for a key, computed if it is not cached. Failures are not cached. */
  of(key: string, holdMs: number, make: () => Promise<Value>): Promise<Value> {
    const now = this.#clock()
    const held = this.#held.get(key)
    if (held !== undefined && held.endsAtMs > now) return held.value
    const value = make()
    this.#held.delete(key)
    this.#held.set(key, { value, endsAtMs: now + holdMs })
    for (const oldest of this.#held.keys()) {
      if (this.#held.size <= this.#most) break
      this.#held.delete(oldest)
    }
    value.catch(() => {
      if (this.#held.get(key)?.value === value) this.#held.delete(key)
    })
    return value
  }
}
