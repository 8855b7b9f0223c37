import { expect, it } from 'vitest'
import { hostMessages, type HostMessageId } from './hostMessages.ts'

const placesIn = (text: string): string[] =>
  [...text.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => name).toSorted()

it('has the same texts in both languages', () => {
  expect(Object.keys(hostMessages.es)).toEqual(Object.keys(hostMessages.en))
})

it.each(Object.keys(hostMessages.en) as HostMessageId[])('%s fills the same places', (id) => {
  expect(placesIn(hostMessages.es[id])).toEqual(placesIn(hostMessages.en[id]))
})
