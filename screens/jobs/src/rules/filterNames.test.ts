import { expect, it } from 'vitest'
import { filterNames } from './filterNames.ts'

it('offers each name once, and none that is missing', () => {
  expect(filterNames('mail', 'default', undefined, 'mail')).toEqual(['default', 'mail'])
  expect(filterNames()).toEqual([])
})
