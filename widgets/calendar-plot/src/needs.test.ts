import { expect, it } from 'vitest'
import usual from '../fixtures/configs/usual.json' with { type: 'json' }
import { withZone } from './dayZone.ts'
import { needs } from './needs.ts'

it('asks for the days of the range, and for who judges them', () => {
  expect(needs(usual)).toEqual([
    { kind: 'nodes', nodeIds: ['1C00A3F7:0'], includes: ['data_points', 'profiles'] },
    { kind: 'steps', dataPointIds: ['1C00A3F7.0.0.0/132:5'], unit: 'day' },
  ])
})

it.each(['node_id', 'data_point_id'])('asks for nothing while %s is not chosen', (field) => {
  expect(needs({ ...usual, [field]: '' })).toEqual([])
})

it('asks for the days of the place once its zone is known', () => {
  const viewState = withZone({ year: 2025 }, 'Europe/Lisbon')
  expect(needs(usual, { viewState }).at(-1)).toEqual({
    kind: 'steps',
    dataPointIds: ['1C00A3F7.0.0.0/132:5'],
    unit: 'day',
    timezone: 'Europe/Lisbon',
  })
})
