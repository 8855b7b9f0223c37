import type { LocalizedText } from '@airshed/contract'
import type { Locale } from '@airshed/schemas'

export type Language = 'en' | 'es'

/** The language of a locale by its wire name: `es_ES` → `es`. */
export function languageOf(locale: Locale): Language {
  return locale === 'es_ES' ? 'es' : 'en'
}

/** A manifest's text in the user's language; English if it is not translated. */
export function localized(text: LocalizedText, locale: Locale): string {
  return text[languageOf(locale)] ?? text.en
}
