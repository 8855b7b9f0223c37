import { MINUTE_MS, type DueHour } from '@airshed/domain'

/** How long hours are cached. Pages refresh each minute; a device's hours are read once for all of them. */
const HELD_MS = MINUTE_MS
/** Maximum number of cached data points; a day of one is 24 small objects. */
const MOST_POINTS = 5_000

interface Held {
  readonly hours: DueHour[]
  readonly readAtMs: number
}

/** Cache of recently read hours of data points; the oldest entries are evicted first. */
export class HeldHours {
  readonly #held = new Map<string, Held>()

  /** @returns undefined if they were not read within the last minute */
  of(id: string, edges: readonly number[], nowMs: number): DueHour[] | undefined {
    const held = this.#held.get(keyOf(id, edges))
    return held === undefined || nowMs - held.readAtMs >= HELD_MS ? undefined : held.hours
  }

  hold(id: string, edges: readonly number[], hours: DueHour[], nowMs: number): void {
    const key = keyOf(id, edges)
    this.#held.delete(key)
    this.#held.set(key, { hours, readAtMs: nowMs })
    for (const oldest of this.#held.keys()) {
      if (this.#held.size <= MOST_POINTS) return
      this.#held.delete(oldest)
    }
  }
}

/** Hours are contiguous, so the first and last edge identify them. */
const keyOf = (id: string, edges: readonly number[]): string =>
  `${id} ${edges[0] ?? ''} ${edges.at(-1) ?? ''}`
