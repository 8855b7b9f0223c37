import { FoundPlaces, PlaceQuery } from '../geocoder.ts'
import { defineCall } from './call.ts'

export const searchPlaces = defineCall({
  method: 'GET',
  path: '/geocoder/search',
  entity: 'geocoder',
  summary: 'Find an address, for those who manage devices somewhere',
  query: PlaceQuery,
  answer: FoundPlaces,
  access: 'caller',
  limit: { perMinute: 30, by: 'caller' },
})
