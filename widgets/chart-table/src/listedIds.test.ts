import { describe, expect, it } from 'vitest'
import { foundIn, listedIds } from './listedIds.ts'

const [square, bridge] = ['1C00A3F7:0', '1C00B112:0'] as const
const [pm25, co2] = ['1C00A3F7.0.0.0/132:5', '1C00A3F7.0.0.0/131:10'] as const
const found = { nodeId: square, dataPointIds: [pm25, co2] }

describe('the listed data points', () => {
  it.each([
    ['the chosen ones', { selected_data_point_ids: [co2] }, { found }, [co2]],
    ['all that the device has when none was chosen', {}, { found }, [pm25, co2]],
    ['none while those of the device are unknown', {}, {}, []],
    ['none that were found for another device', {}, { found: { ...found, nodeId: bridge } }, []],
    [
      'the same parameters of compared devices',
      { selected_data_point_ids: [pm25], nodes: [bridge] },
      {},
      [pm25, '1C00B112.0.0.0/132:5'],
    ],
    [
      'compared parameters at the sensor that has them',
      { selected_data_point_ids: [pm25], nodes: [bridge] },
      { places: { [`${bridge} 132:5`]: '1C00B112.1.1.0/132:5' } },
      [pm25, '1C00B112.1.1.0/132:5'],
    ],
    [
      'each once when a device is compared with itself',
      { selected_data_point_ids: [pm25], nodes: [square] },
      {},
      [pm25],
    ],
  ])('lists data points: %s', (_, changes, viewState, expected) => {
    expect(listedIds({ node_id: square, ...changes }, viewState)).toEqual(expected)
  })

  it('ignores a view state of another kind', () => {
    expect(foundIn({ found: 'all' }, square)).toBeNull()
    expect(foundIn({ found: { nodeId: square, dataPointIds: 3 } }, square)).toBeNull()
  })
})
