import { expect, it } from 'vitest'
import { courseSize } from './courseSize.ts'

it.each([
  ['usual rows', 40, { width: 1000, columns: 5 }, { width: 64, height: 20 }],
  ['a few high rows', 96, { width: 1000, columns: 5 }, { width: 88, height: 48 }],
  ['one device in a large card', 112, { width: 1500, columns: 4 }, { width: 160, height: 56 }],
  ['high rows with many columns', 112, { width: 500, columns: 6 }, { width: 64, height: 56 }],
])('draws the course in %s', (_, rowPx, table, expected) => {
  expect(courseSize(rowPx, table)).toEqual(expected)
})
