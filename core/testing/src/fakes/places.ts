import { fake, FakeRefusal, type FakeAnswer } from '@airshed/data/testing'
import type { FoundPlace } from '@airshed/schemas'
import { searchPlaces } from '@airshed/schemas/calls'
import { holdsWords } from './list.ts'

export interface FakePlaceOptions {
  /** Places that a search finds by words of their labels. Default: the server has no geocoder. */
  places?: readonly FoundPlace[]
}

/** A geocoder that knows a few places. */
export function fakePlaces({ places }: FakePlaceOptions): FakeAnswer[] {
  return [
    fake(searchPlaces, ({ query: { q } }) => {
      if (places === undefined) throw new FakeRefusal(409, 'GEOCODER_NOT_CONFIGURED', 'No geocoder')
      const data = places.filter(({ label }) => holdsWords(q, label))
      return { data, attribution: data.length === 0 ? '' : '© OpenStreetMap contributors' }
    }),
  ]
}
