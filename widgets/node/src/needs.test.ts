import { describe, expect, it } from 'vitest'
import { needs } from './needs.ts'

const config = {
  name: 'Station',
  node_id: ['1C00A3F7:0'],
  selected_data_point_ids: ['1C00A3F7.0.0.0/132:5'],
}

describe('the data needs of a device widget', () => {
  it('requests devices, air quality, newest readings and three hours, up to the end of the range', () => {
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
  ])('requests nothing while %s is chosen', (_, empty) => {
    expect(needs(empty)).toEqual([])
  })
})
