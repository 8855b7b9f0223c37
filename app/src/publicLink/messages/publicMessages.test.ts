import { expect, it } from 'vitest'
import { publicMessages } from './publicMessages.ts'

it('the public page says everything in both languages', () => {
  expect(Object.keys(publicMessages.es)).toEqual(Object.keys(publicMessages.en))
})
