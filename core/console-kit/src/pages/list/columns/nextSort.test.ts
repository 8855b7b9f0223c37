import { expect, it } from 'vitest'
import { nextSort } from './nextSort.ts'

const status = { id: 'status', otherOrder: { id: 'attention', label: 'Needs attention first' } }

it.each([
  ['name', { id: 'status' }, 'status'],
  ['status', { id: 'status' }, '-status'],
  ['-status', { id: 'status' }, 'status'],
  ['name', status, 'attention'],
  ['attention', status, 'status'],
  ['-attention', status, 'status'],
  ['status', status, '-status'],
  ['-status', status, 'attention'],
])('changes the sort from %s by a click on %j to %s', (sort, column, expected) => {
  expect(nextSort(column, sort)).toBe(expected)
})
