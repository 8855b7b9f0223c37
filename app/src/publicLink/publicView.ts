import type { Locale } from '@airshed/schemas'
import { isThemeName, type ThemeName } from '@airshed/ui'

/** How a public page is to look, by its address. */
export interface PublicView {
  /** auto: as the visitor’s system. */
  theme: ThemeName | 'auto'
  locale: Locale
  /** Stands in a frame of another site: without the mark of the product. */
  isEmbedded: boolean
}

const LOCALES: Readonly<Record<string, Locale>> = { en: 'en_US', es: 'es_ES' }

/**
 * Reads `?theme=light|dark|auto`, `?lang=en|es` and `?embed=1`; what is absent or unknown counts as auto,
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
