import { expect, it } from 'vitest'
import { appMessages } from '../testsupport/bothLanguages.ts'

const placesOf = (text: string) => [...text.matchAll(/\{(\w+)/g)].map(([, name]) => name).toSorted()

it('says everything in both languages, with the same places to fill in', () => {
  expect(Object.keys(appMessages.es)).toEqual(Object.keys(appMessages.en))
  for (const [id, text] of Object.entries(appMessages.en)) {
    expect([id, placesOf(appMessages.es[id as keyof typeof appMessages.es])]).toEqual([
      id,
      placesOf(text),
    ])
  }
})
