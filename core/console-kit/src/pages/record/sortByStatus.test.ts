import { expect, it } from 'vitest'
import { sortByStatus } from './sortByStatus.ts'

it('sorts records by status, then by name in the order of the language', () => {
  const records = [
    { id: '1', name: 'Unit 10', statusRank: 1 },
    { id: '2', name: 'Ático', statusRank: 1 },
    { id: '3', name: 'unit 2', statusRank: 1 },
    { id: '4', name: 'Zoo', statusRank: 0 },
  ]
  expect(sortByStatus(records, 'es').map(({ name }) => name)).toEqual([
    'Zoo',
    'Ático',
    'unit 2',
    'Unit 10',
  ])
})
