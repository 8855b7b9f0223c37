import type { LocalizedText } from '@airshed/contract'
import type { Locale } from '@airshed/schemas'

export type Language = 'en' | 'es'

/** Languages by wire name, as the language menu says them. */
export const LANGUAGE_NAMES: Readonly<Record<Locale, string>> = {
  en_US: 'English',
  es_ES: 'Español',
}

/** `es_ES` → `es` */
export function languageOf(locale: Locale): Language {
  return locale === 'es_ES' ? 'es' : 'en'
}

/** `es_ES` → `es-ES`, as Intl wants it. */
export function intlLocale(locale: Locale): string {
  return locale.replace('_', '-')
}

/** A manifest's text; English where Spanish is missing. */
export function localized(text: LocalizedText, locale: Locale): string {
  return text[languageOf(locale)] ?? text.en
}
