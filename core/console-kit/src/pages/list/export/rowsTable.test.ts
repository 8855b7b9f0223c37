import { expect, it } from 'vitest'
import type { ListColumn } from '../columns/listColumn.ts'
import { rowsTable } from './rowsTable.ts'

interface Device {
  name: string
  volts: number | null
}
const column = (parts: Partial<ListColumn<Device>>): ListColumn<Device> => ({
  id: 'any',
  header: 'Any',
  cell: () => null,
  ...parts,
})
const DEVICES: readonly Device[] = [
  { name: 'Quay', volts: 12.4 },
  { name: 'Roof', volts: null },
]

it('exports the columns with a value, and several for a column that shows several', () => {
  const columns = [
    column({ header: 'Name', value: ({ name }) => name }),
    column({ header: 'Icon' }),
    column({
      header: 'Battery',
      value: ({ volts }) => (volts === null ? '' : `${volts} V`),
      inFile: [
        { header: 'Battery (V)', valueKind: 'number', value: ({ volts }) => volts },
        { header: 'Charged', value: ({ volts }) => (volts === null ? null : 'yes') },
      ],
    }),
  ]
  expect(rowsTable('devices', DEVICES, columns)).toEqual({
    title: 'devices',
    columns: [
      { header: 'Name', kind: 'text' },
      { header: 'Battery (V)', kind: 'number' },
      { header: 'Charged', kind: 'text' },
    ],
    rows: [
      ['Quay', 12.4, 'yes'],
      ['Roof', null, null],
    ],
  })
})
