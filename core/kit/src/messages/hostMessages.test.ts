import { expect, it } from 'vitest'
import es from './es.json' with { type: 'json' }
import { hostMessages, hostTexts, type HostMessageId } from './hostMessages.ts'

const placesIn = (text: string): string[] =>
  [...text.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => name).toSorted()

it('has the same texts in both languages', () => {
  expect(Object.keys(es)).toEqual(Object.keys(hostMessages.en))
})

it('has the Spanish ones once they are loaded', async () => {
  await hostTexts.load('es')
  expect(hostMessages.es).toEqual(es)
})

it.each(Object.keys(hostMessages.en) as HostMessageId[])('%s fills the same places', (id) => {
  expect(placesIn(es[id])).toEqual(placesIn(hostMessages.en[id]))
})
