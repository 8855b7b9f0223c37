import { expect, it } from 'vitest'
import { pagesMessages, type PagesMessageId } from './pagesText.ts'

const placesIn = (text: string): string[] =>
  [...new Set([...text.matchAll(/\{(\w+)(?:,|\})/g)].map(([, name = '']) => name))].toSorted()

it('page texts have the same ids in both languages', () => {
  expect(Object.keys(pagesMessages.es)).toEqual(Object.keys(pagesMessages.en))
})

it.each(Object.keys(pagesMessages.en) as PagesMessageId[])(
  'the text %s fills the same places in both languages',
  (id) => {
    expect(placesIn(pagesMessages.es[id])).toEqual(placesIn(pagesMessages.en[id]))
  },
)
