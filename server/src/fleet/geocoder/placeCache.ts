import { DAY_MS } from '@airshed/domain'
import type { FoundPlaces } from '@airshed/schemas'

/** How long an answer is cached: addresses hardly change, and public geocoders want few requests. */
const FRESH_MS = DAY_MS
/** Maximum number of cached answers, each of a few kB at most; the oldest is evicted first. */
const ANSWERS_MAX = 500

/** In-memory cache of the geocoder's answers, by search text. */
export class PlaceCache {
  readonly #answers = new Map<string, { until: number; places: FoundPlaces }>()

  /** @param now ms UTC */
  find(words: string, now: number): FoundPlaces | undefined {
    const key = keyOf(words)
    const known = this.#answers.get(key)
    if (known === undefined) return undefined
    if (known.until > now) return known.places
    this.#answers.delete(key)
    return undefined
  }

  /** @param now ms UTC */
  keep(words: string, places: FoundPlaces, now: number): void {
    const key = keyOf(words)
    this.#answers.delete(key)
    this.#answers.set(key, { until: now + FRESH_MS, places })
    const [oldest] = this.#answers.keys()
    if (this.#answers.size > ANSWERS_MAX && oldest !== undefined) this.#answers.delete(oldest)
  }
}

/** Spacing and capitalization do not matter in an address. */
const keyOf = (words: string): string => words.trim().replaceAll(/\s+/g, ' ').toLowerCase()
