import { describe, expect, it } from 'vitest'
import { nextSort, sortRows } from './sortRows.ts'
import type { Column } from './tableTypes.ts'

interface Device {
  name: string
  battery: number | null
}

const devices: Device[] = [
  { name: 'Unit 10', battery: 11.2 },
  { name: 'unit 2', battery: null },
  { name: 'Ático', battery: 12.6 },
]
const columns: Column<Device>[] = [
  { id: 'name', header: 'Name', cell: (row) => row.name, sortValue: (row) => row.name },
  { id: 'battery', header: 'Battery', cell: () => null, sortValue: (row) => row.battery },
  { id: 'actions', header: 'Actions', cell: () => null },
]
const namesBy = (columnId: string, direction: 'ascending' | 'descending'): string[] =>
  sortRows(devices, columns, { columnId, direction }, 'es').map((device) => device.name)

describe('sorting rows', () => {
  it.each([
    ['name', 'ascending', ['Ático', 'unit 2', 'Unit 10']],
    ['name', 'descending', ['Unit 10', 'unit 2', 'Ático']],
    ['battery', 'ascending', ['Unit 10', 'Ático', 'unit 2']],
    ['battery', 'descending', ['Ático', 'Unit 10', 'unit 2']],
    ['actions', 'ascending', ['Unit 10', 'unit 2', 'Ático']],
  ] as const)('sorts rows by %s, %s', (columnId, direction, names) => {
    expect(namesBy(columnId, direction)).toEqual(names)
  })

  it('keeps the order of rows without a sort', () => {
    expect(sortRows(devices, columns, null, 'en')).toBe(devices)
  })
})

describe('a click on a header', () => {
  it('sorts ascending first and reverses after that', () => {
    const first = nextSort(null, 'name')
    expect(first).toEqual({ columnId: 'name', direction: 'ascending' })
    expect(nextSort(first, 'name').direction).toBe('descending')
    expect(nextSort(nextSort(first, 'name'), 'name').direction).toBe('ascending')
    expect(nextSort(first, 'battery').direction).toBe('ascending')
  })
})
