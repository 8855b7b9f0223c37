import { expect, it } from 'vitest'
import { needs } from './needs.ts'

it('a map asks for its devices with their data points and profiles', () => {
  expect(needs({ node_id: ['1C00A3F7:0'] })).toEqual([
    { kind: 'nodes', nodeIds: ['1C00A3F7:0'], includes: ['data_points', 'profiles'] },
  ])
})

it('a map without devices asks for nothing', () => {
  expect(needs({ node_id: [] })).toEqual([])
})
