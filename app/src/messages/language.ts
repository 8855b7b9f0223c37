import type { Locale } from '@airshed/schemas'

/** Languages by wire name, as the language menu says them. */
export const LANGUAGE_NAMES: Readonly<Record<Locale, string>> = {
  en_US: 'English',
  es_ES: 'Español',
}

/** `es_ES` → `es-ES`, as Intl wants it. */
export function intlLocale(locale: Locale): string {
  return locale.replace('_', '-')
}
