import type { Locale } from '@airshed/schemas'
import { isThemeName, type ThemeName } from '@airshed/ui'

/** The look of a public page, as given by its address. */
export interface PublicView {
  /** auto: like the visitor’s system. */
  theme: ThemeName | 'auto'
  locale: Locale
  /** Embedded in a frame of another site: without the product's logo. */
  isEmbedded: boolean
}

const LOCALES: Readonly<Record<string, Locale>> = { en: 'en_US', es: 'es_ES' }

/**
 * Reads `?theme=light|dark|auto`, `?lang=en|es` and `?embed=1`; absent or unknown values count as auto,
 * the language of the browser, and no.
 *
 * @param search of the address, such as `?embed=1`
 * @param languages of the browser, the preferred one first
 */
export function readPublicView(search: string, languages: readonly string[]): PublicView {
  const asked = new URLSearchParams(search)
  const theme = asked.get('theme') ?? ''
  const language = [asked.get('lang'), ...languages]
    .map((one) => one?.toLowerCase().slice(0, 2) ?? '')
    .find((one) => Object.hasOwn(LOCALES, one))
  return {
    theme: isThemeName(theme) ? theme : 'auto',
    locale: LOCALES[language ?? 'en'] ?? 'en_US',
    isEmbedded: asked.get('embed') === '1',
  }
}
