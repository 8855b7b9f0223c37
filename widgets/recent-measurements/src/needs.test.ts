import { expect, it } from 'vitest'
import { needs } from './needs.ts'

const config = {
  name: 'Square',
  node_id: ['1C00A3F7:0'],
  selected_data_point_ids: ['1C00A3F7.0.0.0/132:5'],
}

it.each([
  ['the newest twenty readings, live', config, 20],
  ['as many as its settings say', { ...config, count: 50 }, 50],
])('recent measurements request %s', (_, given, lastPoints) => {
  expect(needs(given)).toEqual([
    { kind: 'nodes', nodeIds: config.node_id, includes: [] },
    {
      kind: 'measurements',
      dataPointIds: config.selected_data_point_ids,
      window: { lastPoints },
      statistic: 'mean',
      live: true,
    },
  ])
})

it('recent measurements request nothing while no parameter is chosen', () => {
  expect(needs({ ...config, selected_data_point_ids: [] })).toEqual([])
})
