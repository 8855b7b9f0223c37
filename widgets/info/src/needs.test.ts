import { expect, it } from 'vitest'
import { needs } from './needs.ts'

it('requests the device with all its related data', () => {
  expect(needs({ node_id: '1C00A3F7:0' })).toEqual([
    {
      kind: 'nodes',
      nodeIds: ['1C00A3F7:0'],
      includes: ['configuration', 'data_points', 'profiles'],
    },
  ])
  expect(needs({ node_id: '' })).toEqual([])
})
