import { describe, expect, it } from 'vitest'
import pollution from '../fixtures/configs/pollution.json' with { type: 'json' }
import usual from '../fixtures/configs/usual.json' with { type: 'json' }
import type { WindRoseConfig } from './config.ts'
import { needs } from './needs.ts'

const dust = pollution as WindRoseConfig
const roseOf = (config: WindRoseConfig) => needs(config).find(({ kind }) => kind === 'rose')

describe('the data needs of a wind rose', () => {
  it('requests the rose of the range, and the newest readings for names and faults', () => {
    expect(needs(usual)).toEqual([
      { kind: 'nodes', nodeIds: ['1C00A3F7:0'], includes: [] },
      {
        kind: 'measurements',
        dataPointIds: ['1C00A3F7.0.0.0/150:1', '1C00A3F7.0.0.0/150:2'],
        window: { lastPoints: 1, until: 'range' },
        statistic: 'mean',
        live: true,
      },
      {
        kind: 'rose',
        speedDataPointId: '1C00A3F7.0.0.0/150:1',
        directionDataPointId: '1C00A3F7.0.0.0/150:2',
      },
    ])
  })

  it('requests the pollutant and the classes of the settings', () => {
    expect(roseOf(dust)).toMatchObject({
      pollutantDataPointId: '1C00A3F7.0.0.0/132:5',
      speedBreaks: [2, 4, 6],
    })
    expect(roseOf({ ...dust, mode: 'wind' })).not.toHaveProperty('pollutantDataPointId')
    expect(roseOf({ ...usual, bins: 'auto' })).not.toHaveProperty('speedBreaks')
  })

  it.each(['node_id', 'speed_data_point_id', 'direction_data_point_id', 'pollutant_data_point_id'])(
    'requests nothing while %s is not chosen',
    (field) => {
      expect(needs({ ...dust, [field]: '' })).toEqual([])
    },
  )
})
