import { parameterById } from '@airshed/profiles'
import type { Locale } from '@airshed/schemas'

/**
 * What a data point is called in the language of a reader. Servers name it by the English name of
 * its parameter unless somebody gave it a name of its own: that one stays.
 *
 * @param path - parameter id such as `132:5`; `raw:{key}` has no name but the given one
 * @param given - the name that the server tells
 */
export function parameterName(path: string, given: string, locale: Locale): string {
  const parameter = parameterById(path)
  return locale === 'es_ES' && parameter?.name === given ? parameter.nameEs : given
}
