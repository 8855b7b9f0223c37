import { describe, expect, it } from 'vitest'
import { typeColumns } from './typeColumns.ts'

const counts = (online: number, offline: number, total = online + offline) => ({
  online,
  offline,
  deactivated: 0,
  inventory: 0,
  total,
})

describe('the data of device type columns', () => {
  it('sorts types by size, then by name, without the total of all devices', () => {
    const columns = typeColumns({
      devices: counts(9, 4),
      'devices.Driq': counts(2, 1),
      'devices.Thiamis-X': counts(4, 3),
      'devices.Aethair Pro': counts(3, 0),
    })
    expect(columns.map(({ type, total }) => [type, total])).toEqual([
      ['Thiamis-X', 7],
      ['Aethair Pro', 3],
      ['Driq', 3],
    ])
  })

  it('stacks the states, with other devices on top', () => {
    const [column] = typeColumns({ 'devices.Driq': counts(2, 1, 5) })
    expect(column?.parts).toEqual([
      { state: 'online', count: 2 },
      { state: 'offline', count: 1 },
      { state: 'deactivated', count: 0 },
      { state: 'inventory', count: 0 },
      { state: 'other', count: 2 },
    ])
  })

  it('leaves out types without devices', () => {
    expect(typeColumns({ 'devices.Driq': counts(0, 0) })).toEqual([])
    expect(typeColumns(null)).toEqual([])
  })
})
