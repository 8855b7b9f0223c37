import { describe, expect, it } from 'vitest'
import { needs } from './needs.ts'

const config = {
  node_id: ['1C00A3F7:0'],
  selected_data_point_ids: ['1C00A3F7.0.0.0/132:5', '1C00A3F7.0.0.0/132:7'],
}

describe('the data needs of a chart', () => {
  it('requests readings and figures of its data points over the page’s range, live', () => {
    expect(needs(config)).toEqual([
      {
        kind: 'measurements',
        dataPointIds: config.selected_data_point_ids,
        window: 'range',
        statistic: 'mean',
        live: true,
      },
      { kind: 'statistics', dataPointIds: config.selected_data_point_ids },
    ])
  })

  it('requests reported readings when it shows them beside corrected ones', () => {
    const [readings, reported] = needs({ ...config, show_reported: true })
    expect(reported).toEqual({ ...readings, basis: 'reported' })
  })

  it('requests the profiles of its devices to draw their limits', () => {
    expect(needs({ ...config, show_zones: true })).toContainEqual({
      kind: 'profiles',
      nodeIds: ['1C00A3F7:0'],
    })
    expect(needs({ ...config, show_zones: false })).toHaveLength(2)
  })

  it('requests alert limits when it shows them', () => {
    expect(needs({ ...config, show_alert_limits: true })).toContainEqual({
      kind: 'alertLimits',
      dataPointIds: config.selected_data_point_ids,
    })
  })

  it('requests nothing while no parameter is chosen', () => {
    expect(needs({ ...config, selected_data_point_ids: [], show_zones: true })).toEqual([])
  })
})
