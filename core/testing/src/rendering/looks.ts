import type { Locale, Theme } from '@airshed/schemas'

/** A theme with a language. */
export interface Look {
  theme: Theme
  locale: Locale
}

/**
 * Every theme and every language in as few renderings as there are of the longer list. A theme is a class that
 * only styles read and a language is a set of texts, so what fails in one pair fails in every pair with the same
 * theme or the same language.
 */
export const LOOKS: readonly Look[] = [
  { theme: 'light', locale: 'en_US' },
  { theme: 'dark', locale: 'es_ES' },
]
