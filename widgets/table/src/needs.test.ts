import { describe, expect, it } from 'vitest'
import { needs } from './needs.ts'

const config = {
  name: 'City',
  node_id: ['1C00A3F7:0', '1C00B112:0'],
  selected_paths: ['132:5', '131:10'],
}
const latest = {
  kind: 'measurements',
  dataPointIds: [
    '1C00A3F7.0.0.0/132:5',
    '1C00A3F7.0.0.0/131:10',
    '1C00B112.0.0.0/132:5',
    '1C00B112.0.0.0/131:10',
  ],
  window: { lastPoints: 1 },
  statistic: 'mean',
  live: true,
}
const nodes = { kind: 'nodes', nodeIds: config.node_id, includes: ['data_points', 'profiles'] }

describe('the data needs of a table of devices', () => {
  it('requests devices and the newest reading of each parameter, live', () => {
    expect(needs(config, { viewState: {} })).toEqual([nodes, latest])
  })

  it('requests the readings of the range to draw their course', () => {
    const asked = needs({ ...config, show_sparkline: true }, { viewState: {} })
    expect(asked).toEqual([nodes, latest, { ...latest, window: 'range' }])
  })

  it('requests a parameter at the sensor that measures it', () => {
    const places = { '1C00B112:0 131:10': '1C00B112.2.1.0/131:10' }
    expect(needs(config, { viewState: { places } })[1]).toMatchObject({
      dataPointIds: [...latest.dataPointIds.slice(0, 3), '1C00B112.2.1.0/131:10'],
    })
  })

  it('requests nothing while no parameter is chosen', () => {
    expect(needs({ ...config, selected_paths: [] }, { viewState: {} })).toEqual([])
  })
})
