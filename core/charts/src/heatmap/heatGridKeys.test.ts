import { expect, it } from 'vitest'
import { heatGridKey, type GridPlace } from './heatGridKeys.ts'

const size = { rows: 3, bins: 24 }
const at = (row: number, bin: number): GridPlace => ({ row, bin })

it.each<[string, boolean, GridPlace | null, GridPlace | null | undefined]>([
  ['ArrowLeft', false, null, at(0, 23)],
  ['ArrowLeft', false, at(0, 23), at(0, 22)],
  ['ArrowLeft', true, at(0, 4), at(0, 0)],
  ['ArrowRight', false, at(0, 23), at(0, 23)],
  ['ArrowDown', false, at(0, 5), at(1, 5)],
  ['ArrowUp', false, at(0, 5), at(0, 5)],
  ['Home', false, at(2, 5), at(2, 0)],
  ['End', false, at(2, 5), at(2, 23)],
  ['Escape', false, at(2, 5), null],
  ['Escape', false, null, undefined],
  ['a', false, at(2, 5), undefined],
])('the key %s (shift: %s) from %o leads to %o', (key, shiftKey, current, expected) => {
  expect(heatGridKey({ key, shiftKey }, current, size)).toEqual(expected)
})

it('keys lead nowhere in an empty heat grid', () => {
  expect(heatGridKey({ key: 'Home', shiftKey: false }, null, { rows: 0, bins: 9 })).toBeUndefined()
})
