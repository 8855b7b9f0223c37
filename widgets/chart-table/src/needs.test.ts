import { describe, expect, it } from 'vitest'
import { needs } from './needs.ts'

const pm25 = '1C00A3F7.0.0.0/132:5'
const config = { node_id: '1C00A3F7:0', nodes: ['1C00B112:0'] }
const nodes = {
  kind: 'nodes',
  nodeIds: ['1C00A3F7:0', '1C00B112:0'],
  includes: ['data_points', 'profiles'],
}

describe('the data needs of a chart with a table', () => {
  it('requests devices, readings and figures of the listed data points over the page’s range, live', () => {
    const given = { ...config, selected_data_point_ids: [pm25] }
    expect(needs(given, { viewState: {} })).toEqual([
      nodes,
      {
        kind: 'measurements',
        dataPointIds: [pm25, '1C00B112.0.0.0/132:5'],
        window: 'range',
        statistic: 'mean',
        live: true,
      },
      { kind: 'statistics', dataPointIds: [pm25, '1C00B112.0.0.0/132:5'] },
    ])
  })

  it('requests the percentiles of its columns in ascending order', () => {
    const given = {
      ...config,
      selected_data_point_ids: [pm25],
      show: ['p98' as const, 'p5' as const],
    }
    const [figures] = needs(given, { viewState: {} }).filter(({ kind }) => kind === 'statistics')
    expect(figures).toMatchObject({ percentiles: [5, 98] })
  })

  it('requests only the devices until their data points are known', () => {
    expect(needs(config, { viewState: {} })).toEqual([nodes])
    const found = { nodeId: '1C00A3F7:0', dataPointIds: [pm25] }
    expect(needs(config, { viewState: { found } })).toHaveLength(3)
  })

  it('requests nothing without a device', () => {
    expect(needs({ node_id: '' }, { viewState: {} })).toEqual([])
  })
})
