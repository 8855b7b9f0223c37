import { expect, it } from 'vitest'
import es from './es.json' with { type: 'json' }
import { hostMessages, hostTexts, type HostMessageId } from './hostMessages.ts'

const placesIn = (text: string): string[] =>
  [...text.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => name).toSorted()

it('host texts have the same ids in both languages', () => {
  expect(Object.keys(es)).toEqual(Object.keys(hostMessages.en))
})

it('host texts are Spanish once that language is loaded', async () => {
  await hostTexts.load('es')
  expect(hostMessages.es).toEqual(es)
})

it.each(Object.keys(hostMessages.en) as HostMessageId[])(
  'the text %s fills the same places in both languages',
  (id) => {
    expect(placesIn(es[id])).toEqual(placesIn(hostMessages.en[id]))
  },
)
