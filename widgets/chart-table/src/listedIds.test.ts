import { describe, expect, it } from 'vitest'
import { foundIn, listedIds } from './listedIds.ts'

const [square, bridge] = ['1C00A3F7:0', '1C00B112:0'] as const
const [pm25, co2] = ['1C00A3F7.0.0.0/132:5', '1C00A3F7.0.0.0/131:10'] as const
const found = { nodeId: square, dataPointIds: [pm25, co2] }

describe('the table lists', () => {
  it.each([
    ['what was chosen', { selected_data_point_ids: [co2] }, { found }, [co2]],
    ['all that the device turned out to have', {}, { found }, [pm25, co2]],
    ['nothing while that is not known', {}, {}, []],
    ['nothing of what another device has', {}, { found: { ...found, nodeId: bridge } }, []],
    [
      'the same of the devices beside it',
      { selected_data_point_ids: [pm25], nodes: [bridge] },
      {},
      [pm25, '1C00B112.0.0.0/132:5'],
    ],
    [
      'it where they have it',
      { selected_data_point_ids: [pm25], nodes: [bridge] },
      { places: { [`${bridge} 132:5`]: '1C00B112.1.1.0/132:5' } },
      [pm25, '1C00B112.1.1.0/132:5'],
    ],
    [
      'each once where a device is compared with itself',
      { selected_data_point_ids: [pm25], nodes: [square] },
      {},
      [pm25],
    ],
  ])('%s', (_, changes, viewState, expected) => {
    expect(listedIds({ node_id: square, ...changes }, viewState)).toEqual(expected)
  })

  it('reads nothing from a view state of another kind', () => {
    expect(foundIn({ found: 'all' }, square)).toBeNull()
    expect(foundIn({ found: { nodeId: square, dataPointIds: 3 } }, square)).toBeNull()
  })
})
