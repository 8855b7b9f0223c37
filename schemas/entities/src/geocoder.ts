import { Type, type Static } from 'typebox'

/** Maximum number of places that one search returns. */
export const FOUND_PLACES_MAX = 5

/** `GET geocoder/search`. */
export const PlaceQuery = Type.Object(
  {
    q: Type.String({
      minLength: 3,
      maxLength: 200,
      pattern: '\\S',
      description: 'An address, or the name of a place, as people write it',
    }),
  },
  { additionalProperties: false },
)
export type PlaceQuery = Static<typeof PlaceQuery>

/** A place that matches the words of a search. */
export const FoundPlace = Type.Object({
  label: Type.String({ description: 'Its full address' }),
  latitude: Type.Number({ minimum: -90, maximum: 90 }),
  longitude: Type.Number({ minimum: -180, maximum: 180 }),
})
export type FoundPlace = Static<typeof FoundPlace>

/** The best places first; none: there is no such address. */
export const FoundPlaces = Type.Object({
  data: Type.Array(FoundPlace, { maxItems: FOUND_PLACES_MAX }),
  attribution: Type.String({
    description: 'Whose data it is, which must be shown with the places; empty: not stated',
  }),
})
export type FoundPlaces = Static<typeof FoundPlaces>

/** `GET geocoder/timezone`. */
export const ZoneQuery = Type.Object(
  {
    latitude: Type.Number({ minimum: -90, maximum: 90 }),
    longitude: Type.Number({ minimum: -180, maximum: 180 }),
  },
  { additionalProperties: false },
)

/** The time zone of a place: a suggestion, which may be wrong within some kilometres of a border. */
export const PlaceZone = Type.Object({
  timezone: Type.String({ description: 'IANA time zone; at sea one of the kind Etc/GMT+3' }),
})
export type PlaceZone = Static<typeof PlaceZone>
