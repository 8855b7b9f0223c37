import { FoundPlaces, PlaceQuery, PlaceZone, ZoneQuery } from '../geocoder.ts'
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

export const findPlaceZone = defineCall({
  method: 'GET',
  path: '/geocoder/timezone',
  entity: 'geocoder',
  summary:
    'The time zone of a place, by a list of outlines that this server has: nobody else is asked',
  query: ZoneQuery,
  answer: PlaceZone,
  access: 'caller',
  limit: { perMinute: 120, by: 'caller' },
})
