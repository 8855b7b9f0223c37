import { expect, it } from 'vitest'
import { needs } from './needs.ts'

const nodeId = '1C00A3F7:0'
const ids = ['1C00A3F7.0.0.0/132:5']
const node = { kind: 'nodes', nodeIds: [nodeId], includes: ['configuration', 'data_points'] }
const readings = {
  kind: 'measurements',
  dataPointIds: ids,
  window: { lastPoints: 1 },
  statistic: 'mean',
  live: true,
}

it.each([
  ['the device at first', { node_id: nodeId }, {}, [node]],
  [
    'the newest readings once its data points are known',
    { node_id: nodeId },
    { found: { key: nodeId, ids } },
    [node, readings],
  ],
  ['no readings of another device', { node_id: nodeId }, { found: { key: 'B:0', ids } }, [node]],
  ['nothing without a device', { node_id: '' }, {}, []],
])('the list of sensors requests %s', (_, config, viewState, expected) => {
  expect(needs(config, { viewState })).toEqual(expected)
})
