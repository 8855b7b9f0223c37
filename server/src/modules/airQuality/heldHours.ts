import { MINUTE_MS, type DueHour } from '@airshed/domain'

/** Pages ask again each minute: however many show a device, its hours are read once in that time. */
const HELD_MS = MINUTE_MS
/** A day of one has 24 small objects. */
const MOST_POINTS = 5_000

interface Held {
  readonly hours: DueHour[]
  readonly readAtMs: number
}

/** The hours of data points that were read lately; the longest held leave first. */
export class HeldHours {
  readonly #held = new Map<string, Held>()

  /** @returns undefined where they were not read within a minute */
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

/** Whole hours without a gap: their ends tell them all. */
const keyOf = (id: string, edges: readonly number[]): string =>
  `${id} ${edges[0] ?? ''} ${edges.at(-1) ?? ''}`
