import { fake, FakeRefusal, type FakeAnswer } from '@airshed/data/testing'
import type { FoundPlace } from '@airshed/schemas'
import { findPlaceZone, searchPlaces } from '@airshed/schemas/calls'
import { TEST_TIMEZONE } from '../builders/times.ts'
import { holdsWords } from './list.ts'

export interface FakePlaceOptions {
  /** Places that a search finds by words of their labels. Default: the server has no geocoder. */
  places?: readonly FoundPlace[]
  /** The time zone of every place. Default: that of built devices, so that none is suggested. */
  placeZone?: string
}

/** A geocoder that knows a few places. */
export function fakePlaces({ places, placeZone = TEST_TIMEZONE }: FakePlaceOptions): FakeAnswer[] {
  return [
    fake(findPlaceZone, () => ({ timezone: placeZone })),
    fake(searchPlaces, ({ query: { q } }) => {
      if (places === undefined) throw new FakeRefusal(409, 'GEOCODER_NOT_CONFIGURED', 'No geocoder')
      const data = places.filter(({ label }) => holdsWords(q, label))
      return { data, attribution: data.length === 0 ? '' : '© OpenStreetMap contributors' }
    }),
  ]
}
