import { parameterById } from '@airshed/profiles'
import type { Locale } from '@airshed/schemas'
import { ONLINE_STATUS_NAMES, ONLINE_STATUS_PATH } from '../status/nodeStatus.ts'

/**
 * The name of a data point in the user's language. Servers name it by the English name of its parameter unless it was
 * given a custom name, which is used unchanged.
 *
 * @param path - parameter id such as `132:5`; `raw:{key}` has only the given name
 * @param given - the name from the server
 */
export function parameterName(path: string, given: string, locale: Locale): string {
  const parameter =
    path === ONLINE_STATUS_PATH
      ? { name: ONLINE_STATUS_NAMES.en, nameEs: ONLINE_STATUS_NAMES.es }
      : parameterById(path)
  return locale === 'es_ES' && parameter?.name === given ? parameter.nameEs : given
}

/** The name of a parameter in the catalogue; its path if the catalogue does not have it. */
export function catalogueName(path: string, locale: Locale): string {
  const parameter = parameterById(path)
  if (parameter === undefined) return path
  return locale === 'es_ES' ? parameter.nameEs : parameter.name
}
