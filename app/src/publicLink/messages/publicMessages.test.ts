import { expect, it } from 'vitest'
import { publicMessages } from './publicMessages.ts'

it('translates every text of the public page', () => {
  expect(Object.keys(publicMessages.es)).toEqual(Object.keys(publicMessages.en))
})
