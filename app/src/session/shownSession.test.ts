import type { Locale } from '@airshed/schemas'
import { describe, expect, it } from 'vitest'
import { localeAtSignIn, spokenLocale } from './shownSession.ts'

describe('the language of the console', () => {
  it.each([
    [['es-MX', 'en'], 'es_ES'],
    [['en-GB'], 'en_US'],
    [['de', 'es'], 'en_US'],
    [[], 'en_US'],
  ])('in a browser that speaks %j is %s', (languages, locale) => {
    expect(spokenLocale(languages)).toBe(locale)
  })

  it.each<[string, Locale | null, Locale, Locale | null]>([
    ['another browser, in which Spanish was chosen', null, 'es_ES', 'es_ES'],
    ['this browser, after English was chosen in another', 'es_ES', 'en_US', 'en_US'],
    ['this browser, after Spanish was chosen in another', 'en_US', 'es_ES', 'es_ES'],
    ['no choice at all, so that the browser decides', null, 'en_US', null],
  ])('at the next sign-in is that of %s', (_, stored, saved, expected) => {
    expect(localeAtSignIn(stored, saved)).toBe(expected)
  })
})
