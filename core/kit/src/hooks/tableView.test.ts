import { expect, it } from 'vitest'
import { tableView } from './useViewTable.ts'

const sizes = [15, 20, 30]
const first = { sort: null, page: 0, size: 15 }
const sort = { columnId: 'name', direction: 'descending' }

it.each([
  ['the first page unsorted', {}, first],
  ['what was chosen', { page: 2, size: 30, sort }, { page: 2, size: 30, sort }],
  ['no other size than those offered', { size: 1000 }, first],
  ['never before the first page', { page: -1 }, first],
  ['unsorted where the choice is not readable', { sort: { columnId: 3 }, page: '2' }, first],
  ['unsorted where the direction is no direction', { sort: { ...sort, direction: 'up' } }, first],
])('a table shows %s', (_, viewState, expected) => {
  expect(tableView(viewState, sizes)).toEqual(expected)
})
