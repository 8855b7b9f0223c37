import type { PlaceNow } from './placeAir.ts'

interface Held {
  /** null: the device is no place. */
  readonly now: PlaceNow | null
  readonly readAtMs: number
}

/** Cache of the air at devices, which depends on nobody who reads it; the oldest entries are evicted first. */
export class HeldPlaces {
  readonly #held = new Map<string, Held>()
  readonly #most: number

  /** @param most maximum number of devices */
  constructor(most: number) {
    this.#most = most
  }

  /** @returns one entry with the id if the device was read after that time, ms UTC; otherwise none */
  of(nodeId: string, afterMs: number): [nodeId: string, now: PlaceNow | null][] {
    const held = this.#held.get(nodeId)
    const isFresh = held !== undefined && held.readAtMs > afterMs
    return isFresh ? [[nodeId, held.now]] : []
  }

  hold(nodeId: string, now: PlaceNow | null, readAtMs: number): void {
    this.#held.delete(nodeId)
    this.#held.set(nodeId, { now, readAtMs })
    for (const oldest of this.#held.keys()) {
      if (this.#held.size <= this.#most) return
      this.#held.delete(oldest)
    }
  }
}
