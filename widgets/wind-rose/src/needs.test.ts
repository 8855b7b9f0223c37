import { describe, expect, it } from 'vitest'
import pollution from '../fixtures/configs/pollution.json' with { type: 'json' }
import usual from '../fixtures/configs/usual.json' with { type: 'json' }
import type { WindRoseConfig } from './config.ts'
import { needs } from './needs.ts'

const ids = (config: WindRoseConfig) =>
  needs(config, { range }).flatMap((need) =>
    need.kind === 'measurements' ? need.dataPointIds : [],
  )

const HOUR_MS = 3_600_000
const range = { from: 0, to: 3 * HOUR_MS }

describe('a wind rose asks for', () => {
  it('speed and direction over the range of the page, live', () => {
    expect(needs(usual, { range })).toEqual([
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
    expect(needs(config, { range })[0]).toMatchObject({ includes: ['profiles'] })
    expect(ids({ ...config, mode: 'wind' })).toHaveLength(2)
  })

  it('what can be counted, over a longer range', () => {
    const day = { from: 0, to: 24 * HOUR_MS }
    expect(needs(usual, { range: day })[1]).toMatchObject({ averagingMs: 60_000 })
  })

  it.each(['node_id', 'speed_data_point_id', 'direction_data_point_id'])(
    'nothing while %s is not chosen',
    (field) => {
      expect(needs({ ...usual, [field]: '' }, { range })).toEqual([])
    },
  )
})
