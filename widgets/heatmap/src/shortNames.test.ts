import { expect, it } from 'vitest'
import { shortNames } from './shortNames.ts'

it.each([
  [
    ['Station 1', 'Station 2'],
    ['1', '2'],
  ],
  [
    ['North quay 1', 'North quay 2', 'North gate'],
    ['quay 1', 'quay 2', 'gate'],
  ],
  [
    ['Harbour', 'Town hall'],
    ['Harbour', 'Town hall'],
  ],
  [
    ['Mast', 'Mast'],
    ['Mast', 'Mast'],
  ],
  [['Station 1'], ['Station 1']],
])('shortens the names %j to %j', (names, expected) => {
  expect(shortNames(names)).toEqual(expected)
})
