import { describe, expect, it } from 'vitest'
import pollution from '../fixtures/configs/pollution.json' with { type: 'json' }
import usual from '../fixtures/configs/usual.json' with { type: 'json' }
import type { WindRoseConfig } from './config.ts'
import { needs } from './needs.ts'

const ids = (config: WindRoseConfig) =>
  needs(config).flatMap((need) => (need.kind === 'measurements' ? need.dataPointIds : []))

describe('a wind rose asks for', () => {
  it('speed and direction over the range of the page, live', () => {
    expect(needs(usual)).toEqual([
      { kind: 'nodes', nodeIds: ['1C00A3F7:0'], includes: [] },
      {
        kind: 'measurements',
        dataPointIds: ['1C00A3F7.0.0.0/150:1', '1C00A3F7.0.0.0/150:2'],
        window: 'range',
        statistic: 'mean',
        live: true,
      },
    ])
  })

  it('the pollutant and who judges it where that is shown', () => {
    const config = pollution as WindRoseConfig
    expect(ids(config)).toHaveLength(3)
    expect(needs(config)[0]).toMatchObject({ includes: ['profiles'] })
    expect(ids({ ...config, mode: 'wind' })).toHaveLength(2)
  })

  it.each(['node_id', 'speed_data_point_id', 'direction_data_point_id'])(
    'nothing while %s is not chosen',
    (field) => {
      expect(needs({ ...usual, [field]: '' })).toEqual([])
    },
  )
})
