import { expect, it } from 'vitest'
import { needs } from './needs.ts'

it('the facts of a device need the device with everything on it', () => {
  expect(needs({ node_id: '1C00A3F7:0' })).toEqual([
    {
      kind: 'nodes',
      nodeIds: ['1C00A3F7:0'],
      includes: ['configuration', 'data_points', 'profiles'],
    },
  ])
  expect(needs({ node_id: '' })).toEqual([])
})
