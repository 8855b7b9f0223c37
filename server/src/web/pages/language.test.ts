import { describe, expect, it } from 'vitest'
import { pageLanguage, type LanguageWishes } from './language.ts'

describe('the language of a page', () => {
  it.each<[string, LanguageWishes, string]>([
    ['nobody says anything', {}, 'en'],
    ['the client asks for Spanish', { uiLocales: 'es', acceptLanguage: 'en' }, 'es'],
    ['the client uses a wire name', { uiLocales: 'es_ES' }, 'es'],
    ['the client asks for one that is missing first', { uiLocales: 'fr-CA es-419 en' }, 'es'],
    ['the reader chose another one', { chosen: 'en', uiLocales: 'es' }, 'en'],
    ['the reader chose nonsense', { chosen: 'xx', uiLocales: 'es' }, 'es'],
    ['the same parameter came twice', { chosen: ['en', 'es'], uiLocales: 'es' }, 'es'],
    ['only the browser tells', { acceptLanguage: 'es-ES,es;q=0.9,en;q=0.8' }, 'es'],
    ['the browser likes another one better', { acceptLanguage: 'es;q=0.5, en;q=0.9' }, 'en'],
    ['the browser refuses one', { acceptLanguage: 'es;q=0, de' }, 'en'],
    ['the browser talks nonsense', { acceptLanguage: ';;q=,,=' }, 'en'],
  ])('chooses the language when %s', (_when, wishes, expected) => {
    expect(pageLanguage(wishes)).toBe(expected)
  })
})
