import { expect, it } from 'vitest'
import { roseKey } from './roseKeys.ts'

it.each<[string, number | null, number | null | undefined]>([
  ['ArrowRight', null, 0],
  ['ArrowRight', 15, 0],
  ['ArrowLeft', 0, 15],
  ['ArrowUp', null, 15],
  ['Home', 7, 0],
  ['End', 7, 15],
  ['Escape', 7, null],
  ['Escape', null, undefined],
  ['Tab', 7, undefined],
])('the key %s at %s leads to %s', (key, current, expected) => {
  expect(roseKey(key, current, 16)).toBe(expected)
})

it('keys lead nowhere in a rose without sectors', () => {
  expect(roseKey('ArrowRight', null, 0)).toBeUndefined()
})
