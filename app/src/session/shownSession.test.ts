import type { Locale } from '@airshed/schemas'
import { describe, expect, it } from 'vitest'
import { localeAtSignIn, spokenLocale } from './shownSession.ts'

describe('the language of the console', () => {
  it.each([
    [['es-MX', 'en'], 'es_ES'],
    [['en-GB'], 'en_US'],
    [['de', 'es'], 'en_US'],
    [[], 'en_US'],
  ])('chooses for a browser with the languages %j the language %s', (languages, locale) => {
    expect(spokenLocale(languages)).toBe(locale)
  })

  it.each<Locale>(['es_ES', 'en_US'])(
    'restores %s at the next sign-in after it was chosen',
    (locale) => {
      expect(localeAtSignIn({ locale, is_locale_chosen: true })).toBe(locale)
    },
  )

  it('keeps the browser’s language for somebody who never chose one', () => {
    expect(localeAtSignIn({ locale: 'en_US', is_locale_chosen: false })).toBeNull()
  })
})
