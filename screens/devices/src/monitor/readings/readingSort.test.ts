import { expect, it } from 'vitest'
import { readSort, writeSort } from './readingSort.ts'

const PM25 = '1C00A3F7.0.0.0/132:5'
const NEWEST_FIRST = { columnId: 'time', direction: 'descending' }

it.each([undefined, 'time', PM25, `-${PM25}`])('an address keeps the order %j', (text) => {
  expect(writeSort(readSort(text, [PM25]))).toBe(text)
})

it('sorts newest first when the address names no shown column', () => {
  for (const text of [undefined, '-time', 'serial', `-${PM25}`]) {
    expect(readSort(text, [])).toEqual(NEWEST_FIRST)
  }
})
