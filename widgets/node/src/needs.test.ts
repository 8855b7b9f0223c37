import { describe, expect, it } from 'vitest'
import { needs } from './needs.ts'

const config = {
  name: 'Station',
  node_id: ['1C00A3F7:0'],
  selected_data_point_ids: ['1C00A3F7.0.0.0/132:5'],
}

describe('a device widget asks for', () => {
  it('its devices, what there is of their air, and of each data point the newest reading and three hours, at the end of the range', () => {
    const readings = {
      kind: 'measurements',
      dataPointIds: config.selected_data_point_ids,
      statistic: 'mean',
      live: true,
    }
    expect(needs(config)).toEqual([
      { kind: 'nodes', nodeIds: config.node_id, includes: ['data_points', 'profiles'] },
      { kind: 'airQuality', nodeIds: config.node_id, isOptional: true },
      { ...readings, window: { lastPoints: 1, until: 'range' } },
      { ...readings, window: { lastMs: 10_800_000, until: 'range' } },
    ])
  })

  it.each([
    ['no device', { ...config, node_id: [] }],
    ['no parameter', { ...config, selected_data_point_ids: [] }],
  ])('nothing while %s is chosen', (_, empty) => {
    expect(needs(empty)).toEqual([])
  })
})
