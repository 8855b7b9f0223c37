import type { FoundPlaces } from '@airshed/schemas'
import { findPlaceZone, searchPlaces } from '@airshed/schemas/calls'
import { answer, type Handler } from '../../access/calls/handler.ts'
import { requireAnywhere } from '../../access/calls/organizationRights.ts'
import type { ServerContext } from '../../context.ts'
import { comeBackIn } from '../../base/errors.ts'
import { askGeocoder } from './askGeocoder.ts'
import { PlaceCache } from './placeCache.ts'
import { zoneOfPlace } from './zoneOfPlace.ts'

/** Maximum number of concurrent searches from this process, because the geocoder belongs to someone else. */
const ASKED_MAX = 3
const RETRY_MS = 2_000

const placeCache = () => new PlaceCache()
/** Searches in progress by their words, so that identical searches share one request. */
const underWay = () => new Map<string, Promise<FoundPlaces>>()

/** Address search with the configured geocoder. */
export function geocoderHandlers(context: ServerContext): Handler[] {
  const { clock, memory } = context
  const cache = memory.of(placeCache)
  const asked = memory.of(underWay)
  const ask = async (words: string): Promise<FoundPlaces> => {
    try {
      const places = await askGeocoder(context, words)
      cache.keep(words, places, clock())
      return places
    } finally {
      asked.delete(words)
    }
  }
  return [
    answer(searchPlaces, ({ query: { q }, caller }) => {
      requireAnywhere(caller, 'manage_devices')
      const words = q.trim()
      const known = cache.find(words, clock())
      if (known !== undefined) return known
      const running = asked.get(words)
      if (running !== undefined) return running
      if (asked.size >= ASKED_MAX) throw comeBackIn(RETRY_MS)
      const started = ask(words)
      asked.set(words, started)
      return started
    }),
    answer(findPlaceZone, async ({ query: { latitude, longitude } }) => ({
      timezone: await zoneOfPlace(latitude, longitude),
    })),
  ]
}
