import { describe, expect, it } from 'vitest'
import { needs } from './needs.ts'

const config = {
  name: 'Square',
  node_id: ['1C00A3F7:0'],
  selected_data_point_ids: ['1C00A3F7.0.0.0/132:5'],
}

describe('the data needs of blocks', () => {
  it('requests devices, their air quality and the newest reading of each data point, live', () => {
    expect(needs(config)).toEqual([
      { kind: 'nodes', nodeIds: config.node_id, includes: ['data_points', 'profiles'] },
      { kind: 'airQuality', nodeIds: config.node_id, isOptional: true },
      {
        kind: 'measurements',
        dataPointIds: config.selected_data_point_ids,
        window: { lastPoints: 1, until: 'range' },
        statistic: 'mean',
        live: true,
      },
    ])
  })

  it.each([
    ['no device', { ...config, node_id: [] }],
    ['no parameter', { ...config, selected_data_point_ids: [] }],
  ])('requests nothing while %s is chosen', (_, empty) => {
    expect(needs(empty)).toEqual([])
  })
})
