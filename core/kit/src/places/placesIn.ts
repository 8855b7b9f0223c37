import type { OtherPlaces } from '@airshed/domain'

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** The places that `useOtherPlaces` kept in the view state of a widget; initially none. */
export function placesIn(viewState: Readonly<Record<string, unknown>>): OtherPlaces {
  const { places } = viewState
  if (!isRecord(places)) return {}
  const known = Object.entries(places).filter(
    (entry): entry is [string, string] => typeof entry[1] === 'string',
  )
  return Object.fromEntries(known)
}
