import { describe, expect, it } from 'vitest'
import { heatmapPoints } from './heatmapPoints.ts'
import { needs } from './needs.ts'

const config = {
  name: 'Dust',
  node_id: ['1C00B112:0', '1C00A3F7:0'],
  data_point_id: ['1C00A3F7.1.0.2/132:5', '1C00B112.0.0.0/128:1'],
  selected_path: '132:5',
}

const HOUR_MS = 3_600_000
const range = { from: 0, to: 3 * HOUR_MS }
const dataPointIds = ['1C00B112.0.0.0/132:5', '1C00A3F7.1.0.2/132:5']

describe('the data needs of a heat map', () => {
  it('requests the figures of each device per step, its newest reading and its profile', () => {
    expect(needs(config, { range })).toEqual([
      { kind: 'nodes', nodeIds: config.node_id, includes: ['profiles'] },
      {
        kind: 'measurements',
        dataPointIds,
        window: { lastPoints: 1, until: 'range' },
        statistic: 'mean',
        live: true,
      },
      { kind: 'steps', dataPointIds, unit: 'minute', every: 5 },
    ])
  })

  it('requests longer steps for a narrow card or slow devices, in the devices’ time zone', () => {
    const layout = { widthPx: 240, slowestMs: HOUR_MS, timezone: 'America/New_York' }
    expect(needs(config, { range, viewState: { layout } })[2]).toMatchObject({
      unit: 'hour',
      every: 1,
      timezone: 'America/New_York',
    })
  })

  it.each([
    ['no device', { ...config, node_id: [] }],
    ['no parameter', { ...config, selected_path: '' }],
  ])('requests nothing while %s is chosen', (_, empty) => {
    expect(needs(empty, { range })).toEqual([])
  })
})

describe('the rows of a heat map', () => {
  it('makes one row per device, even without stored data points', () => {
    const { data_point_id: _none, ...bare } = config
    const twice = { ...bare, node_id: ['1C00A3F7:0', '1C00B112:0', '1C00A3F7:0'] }
    expect(heatmapPoints(twice)).toEqual([
      { nodeId: '1C00A3F7:0', dataPointId: '1C00A3F7.0.0.0/132:5' },
      { nodeId: '1C00B112:0', dataPointId: '1C00B112.0.0.0/132:5' },
    ])
  })
})
