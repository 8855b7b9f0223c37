import { expect, it } from 'vitest'
import usual from '../fixtures/configs/usual.json' with { type: 'json' }
import { needs } from './needs.ts'

it('requests means by wind, and the device with its data points', () => {
  expect(needs(usual)).toEqual([
    { kind: 'nodes', nodeIds: ['1C00A3F7:0'], includes: ['data_points'] },
    {
      kind: 'polarPlot',
      speedDataPointId: '1C00A3F7.0.0.0/150:1',
      directionDataPointId: '1C00A3F7.0.0.0/150:2',
      pollutantDataPointId: '1C00A3F7.0.0.0/132:5',
    },
  ])
})

it.each(['node_id', 'speed_data_point_id', 'direction_data_point_id', 'pollutant_data_point_id'])(
  'requests nothing while %s is not chosen',
  (field) => {
    expect(needs({ ...usual, [field]: '' })).toEqual([])
  },
)
