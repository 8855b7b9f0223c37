import { expect, it } from 'vitest'
import usual from '../fixtures/configs/usual.json' with { type: 'json' }
import { needs } from './needs.ts'

it('requests the typical course, and the device with its data points', () => {
  expect(needs(usual)).toEqual([
    { kind: 'nodes', nodeIds: ['1C00A3F7:0'], includes: ['data_points'] },
    { kind: 'cycles', dataPointIds: ['1C00A3F7.0.0.0/132:5'] },
  ])
})

it.each(['node_id', 'data_point_id'])('requests nothing while %s is not chosen', (field) => {
  expect(needs({ ...usual, [field]: '' })).toEqual([])
})
