/** Languages of the provider's own pages. */
export const PAGE_LANGUAGES = ['en', 'es'] as const
export type PageLanguage = (typeof PAGE_LANGUAGES)[number]

/** The languages that a request prefers. */
export interface LanguageWishes {
  /** What the reader chose on the page. */
  chosen?: unknown
  /** `ui_locales` of the authorization request: tags separated by spaces, best first. */
  uiLocales?: unknown
  acceptLanguage?: unknown
}

/** The first known language: the chosen one, then those of the client, then those of the browser. */
export function pageLanguage({ chosen, uiLocales, acceptLanguage }: LanguageWishes): PageLanguage {
  const wishes = [
    ...(typeof chosen === 'string' ? [chosen] : []),
    ...(typeof uiLocales === 'string' ? uiLocales.split(' ') : []),
    ...(typeof acceptLanguage === 'string' ? byQuality(acceptLanguage) : []),
  ]
  for (const wish of wishes) {
    const primary = wish.trim().toLowerCase().split(/[-_]/)[0]
    const known = PAGE_LANGUAGES.find((language) => language === primary)
    if (known !== undefined) return known
  }
  return 'en'
}

function byQuality(header: string): string[] {
  return header
    .split(',')
    .map((entry) => {
      const [tag = '', ...parameters] = entry.trim().split(';')
      const quality = parameters.find((parameter) => parameter.trim().startsWith('q='))
      return { tag, quality: quality === undefined ? 1 : Number(quality.trim().slice(2)) }
    })
    .filter(({ quality }) => quality > 0)
    .sort((one, other) => other.quality - one.quality)
    .map(({ tag }) => tag)
}
