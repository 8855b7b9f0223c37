import { compiledLater, issuesOf, issueText } from '@airshed/contract'
import { FOUND_PLACES_MAX, type FoundPlace, type FoundPlaces } from '@airshed/schemas'
import { Type, type Static } from 'typebox'

/** Longer addresses are truncated, because they are shown in one line. */
const LABEL_MAX = 300
const ATTRIBUTION_MAX = 200

/** Places in Nominatim's format `jsonv2`, in which degrees are strings. */
const Answer = Type.Array(
  Type.Object({
    display_name: Type.String({ minLength: 1 }),
    lat: Type.String({ pattern: '^-?[0-9]{1,3}(\\.[0-9]+)?$' }),
    lon: Type.String({ pattern: '^-?[0-9]{1,3}(\\.[0-9]+)?$' }),
    licence: Type.Optional(Type.String()),
  }),
)

const validate = compiledLater<Static<typeof Answer>>(Answer)

/**
 * Parses the answer of a geocoder; places beyond the requested number are left out.
 *
 * @returns a sentence that names the problem if it has another shape
 */
export function readPlaces(bytes: Uint8Array): FoundPlaces | string {
  const answer = parse(bytes)
  if (answer === undefined) return 'it is not JSON'
  if (!validate(answer)) {
    const [issue] = issuesOf(validate.errors, answer)
    return issue === undefined ? 'it has an unexpected shape' : issueText(issue)
  }
  const found = answer.slice(0, FOUND_PLACES_MAX)
  const data = found.map(placeOf)
  if (!data.every(isOnEarth)) return 'a place is beyond a pole or the date line'
  return { data, attribution: found[0]?.licence?.slice(0, ATTRIBUTION_MAX) ?? '' }
}

const placeOf = ({ display_name: label, lat, lon }: Static<typeof Answer>[number]): FoundPlace => ({
  label: label.slice(0, LABEL_MAX),
  latitude: Number(lat),
  longitude: Number(lon),
})

const isOnEarth = ({ latitude, longitude }: FoundPlace): boolean =>
  Math.abs(latitude) <= 90 && Math.abs(longitude) <= 180

function parse(bytes: Uint8Array): unknown {
  try {
    return JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(bytes))
  } catch {
    return undefined
  }
}
