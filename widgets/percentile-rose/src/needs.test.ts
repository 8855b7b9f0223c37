import { expect, it } from 'vitest'
import upper from '../fixtures/configs/upper.json' with { type: 'json' }
import usual from '../fixtures/configs/usual.json' with { type: 'json' }
import type { PercentileRoseConfig } from './config.ts'
import { needs } from './needs.ts'

const wind = {
  speedDataPointId: '1C00A3F7.0.0.0/150:1',
  directionDataPointId: '1C00A3F7.0.0.0/150:2',
  pollutantDataPointId: '1C00A3F7.0.0.0/132:5',
}

it('requests percentiles by wind sector, and the device with its data points', () => {
  expect(needs(usual)).toEqual([
    { kind: 'nodes', nodeIds: ['1C00A3F7:0'], includes: ['data_points'] },
    { kind: 'percentileRose', ...wind },
  ])
})

it('requests the percentiles and sectors of its settings', () => {
  expect(needs(upper as PercentileRoseConfig)[1]).toEqual({
    kind: 'percentileRose',
    ...wind,
    sectorCount: 8,
    percentiles: [50, 90, 99],
  })
})

it.each(['node_id', 'speed_data_point_id', 'direction_data_point_id', 'pollutant_data_point_id'])(
  'requests nothing while %s is not chosen',
  (field) => {
    expect(needs({ ...usual, [field]: '' })).toEqual([])
  },
)
