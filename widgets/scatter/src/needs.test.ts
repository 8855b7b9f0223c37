import { expect, it } from 'vitest'
import colocation from '../fixtures/configs/colocation.json' with { type: 'json' }
import usual from '../fixtures/configs/usual.json' with { type: 'json' }
import type { ScatterConfig } from './config.ts'
import { needs } from './needs.ts'

it('requests pairs of hourly means, and the device once', () => {
  expect(needs(usual)).toEqual([
    { kind: 'nodes', nodeIds: ['1C00A3F7:0'], includes: ['data_points'] },
    {
      kind: 'pairs',
      xDataPointId: '1C00A3F7.0.0.0/132:5',
      yDataPointId: '1C00A3F7.0.0.0/131:10',
    },
  ])
})

it('requests both devices of a co-location, and shorter means', () => {
  const [nodes, pairs] = needs(colocation as ScatterConfig)
  expect(nodes).toMatchObject({ nodeIds: ['1C00A3F8:0', '1C00A3F7:0'] })
  expect(pairs).toMatchObject({ averagingMs: 600_000 })
})

it.each(['x_node_id', 'x_data_point_id', 'y_node_id', 'y_data_point_id'])(
  'requests nothing while %s is not chosen',
  (field) => {
    expect(needs({ ...usual, [field]: '' })).toEqual([])
  },
)
