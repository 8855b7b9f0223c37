import type { Locale } from '@airshed/schemas'

/** Languages by wire name, as shown in the language menu. */
export const LANGUAGE_NAMES: Readonly<Record<Locale, string>> = {
  en_US: 'English',
  es_ES: 'Español',
}

/** `es_ES` → `es-ES`, as Intl expects. */
export function intlLocale(locale: Locale): string {
  return locale.replace('_', '-')
}
