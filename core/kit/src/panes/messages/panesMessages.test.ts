import { expect, it } from 'vitest'
import { panesMessages } from './panesMessages.ts'

const placesIn = (text: string): string[] => text.match(/\{\w+\}/g)?.toSorted() ?? []

it('every text of the panes exists in both languages, with the same placeholders', () => {
  const { en, es } = panesMessages
  expect(Object.keys(es)).toEqual(Object.keys(en))
  for (const [id, text] of Object.entries(en)) {
    expect(placesIn(es[id as keyof typeof es])).toEqual(placesIn(text))
  }
})
