import { expect, it } from 'vitest'
import { needs } from './needs.ts'

const config = { name: 'x', node_id: ['1C00A3F7:0', '1C00B112:0'], selected_path: '132:5' }
const places = { '1C00B112:0 132:5': '1C00B112.1.1.0/132:5' }
const nodes = { kind: 'nodes', nodeIds: config.node_id, includes: ['data_points', 'profiles'] }
const readings = (...dataPointIds: string[]) => [
  { kind: 'measurements', dataPointIds, window: 'range', statistic: 'mean', live: true },
  { kind: 'statistics', dataPointIds },
]

it.each([
  [
    'the parameter of its devices over the range of the page, live',
    config,
    {},
    [nodes, ...readings('1C00A3F7.0.0.0/132:5', '1C00B112.0.0.0/132:5')],
  ],
  [
    'the parameter where a device measures it',
    config,
    { places },
    [nodes, ...readings('1C00A3F7.0.0.0/132:5', '1C00B112.1.1.0/132:5')],
  ],
  ['nothing without a parameter', { ...config, selected_path: '' }, {}, []],
])('a comparison requests %s', (_, given, viewState, expected) => {
  expect(needs(given, { viewState })).toEqual(expected)
})
