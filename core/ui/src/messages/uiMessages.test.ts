import { describe, expect, it } from 'vitest'
import es from './es.json' with { type: 'json' }
import { uiMessages, uiTexts } from './uiMessages.ts'

const placeholders = (text: string): string[] =>
  [...text.matchAll(/\{(\w+)/g)].map(([, name = '']) => name).filter((name) => name !== 'one')

describe('the texts of the page parts', () => {
  it('page part texts have the same ids in both languages', () => {
    expect(Object.keys(es).sort()).toEqual(Object.keys(uiMessages.en).sort())
  })

  it('page part texts are Spanish once that language is loaded', async () => {
    await uiTexts.load('es')
    expect(uiMessages.es).toEqual(es)
  })

  it.each(Object.keys(uiMessages.en) as (keyof typeof uiMessages.en)[])(
    'the text %s fills the same places in both languages',
    (id) => {
      const names = (language: 'en' | 'es'): string[] => [
        ...new Set(
          placeholders({ en: uiMessages.en, es }[language][id]).filter((name) =>
            /^[a-z]+$/.test(name),
          ),
        ),
      ]
      const known = ['count', 'time', 'first', 'last', 'total', 'timezone']
      const used = (language: 'en' | 'es'): string[] =>
        names(language).filter((name) => known.includes(name))
      expect(used('es').sort()).toEqual(used('en').sort())
    },
  )
})
