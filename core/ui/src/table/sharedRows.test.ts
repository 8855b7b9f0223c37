import { expect, it } from 'vitest'
import { rowType, sharedRowPx } from './sharedRows.ts'

const limits = { leastPx: 32, mostPx: 64 }

it.each([
  ['fill the room', 5, 241, 48],
  ['are not higher than what can be read across', 2, 600, 64],
  ['are not lower than a finger or an eye wants them', 40, 300, 32],
  ['are there before there is any room', 3, 0, 32],
  ['are as high as one where there are none', 0, 50, 50],
])('rows %s', (_, count, roomPx, expected) => {
  expect(sharedRowPx(count, roomPx, limits)).toBe(expected)
})

it.each([
  [32, 'usual'],
  [44, 'large'],
  [60, 'largest'],
])('rows of %d px have %s type', (rowPx, expected) => {
  expect(rowType(rowPx)).toBe(expected)
})
