import { expect, it } from 'vitest'
import usual from '../fixtures/configs/usual.json' with { type: 'json' }
import { needs } from './needs.ts'

it('requests the days of the range and the profiles that grade them', () => {
  expect(needs(usual)).toEqual([
    { kind: 'nodes', nodeIds: ['1C00A3F7:0'], includes: ['data_points', 'profiles'] },
    { kind: 'steps', dataPointIds: ['1C00A3F7.0.0.0/132:5'], unit: 'day' },
  ])
})

it.each(['node_id', 'data_point_id'])('requests nothing while %s is not chosen', (field) => {
  expect(needs({ ...usual, [field]: '' })).toEqual([])
})

it('requests days in the zone of the device once it is known', () => {
  const viewState = { year: 2025, timezone: 'Europe/Lisbon' }
  expect(needs(usual, { viewState }).at(-1)).toEqual({
    kind: 'steps',
    dataPointIds: ['1C00A3F7.0.0.0/132:5'],
    unit: 'day',
    timezone: 'Europe/Lisbon',
  })
})
