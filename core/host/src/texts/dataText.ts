import type { WidgetData } from '@airshed/contract'
import type { Language } from '@airshed/kit/provider'

/** Translates the names in data into the user's language. */
export type DataText = <Data extends WidgetData>(data: Data) => Data

/** The server names things in English. */
const AS_GIVEN: DataText = (data) => data

const ENGLISH = Promise.resolve(AS_GIVEN)
let spanish: Promise<DataText> | null = null

/**
 * Loads the names of parameters, profiles and grades. The catalogue is fetched only for Spanish; if
 * it fails to load, the names stay as the server sends them until the page is reloaded.
 *
 * @returns the same promise for the same language
 */
export function loadDataText(language: Language): Promise<DataText> {
  if (language === 'en') return ENGLISH
  spanish ??= import('./dataInSpanish.ts').then(
    ({ dataInSpanish }) => dataInSpanish,
    () => AS_GIVEN,
  )
  return spanish
}
