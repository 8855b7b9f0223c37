import type { DataPoint, Node } from '@airshed/schemas'
import { parameterName } from './parameterName.ts'
import { profileInSpanish } from './spanishProfiles.ts'
import { shortNameInSpanish } from './spanishShortNames.ts'

type NamedPoint = Pick<DataPoint, 'path' | 'presentName' | 'shortPresentName'>

/** @param locale BCP 47 or of a user: `es`, `es-ES`, `es_ES` */
const isSpanish = (locale: string): boolean => locale.startsWith('es')

/**
 * A data point with its names in the user's language. The server sends those of the catalogue in English; names that
 * somebody gave are unchanged.
 *
 * @param locale BCP 47 or of a user: `es`, `es-ES`, `es_ES`
 * @returns the same object if nothing changes with the language
 */
export function pointInLanguage<Point extends NamedPoint>(point: Point, locale: string): Point {
  if (!isSpanish(locale)) return point
  const { path, presentName, shortPresentName } = point
  return {
    ...point,
    presentName: parameterName(path, presentName, 'es_ES'),
    shortPresentName: shortNameInSpanish(path, shortPresentName),
  }
}

/**
 * A device with its parameters and the grades of its profiles in the user's language.
 *
 * @param locale BCP 47 or of a user: `es`, `es-ES`, `es_ES`
 * @returns the same object if nothing changes with the language
 */
export function nodeInLanguage(node: Node, locale: string): Node {
  if (!isSpanish(locale)) return node
  const { data_points: points, profiles } = node
  return {
    ...node,
    ...(points && { data_points: points.map((point) => pointInLanguage(point, locale)) }),
    ...(profiles && { profiles: profiles.map(profileInSpanish) }),
  }
}
