import { dataPoint, frame, node, TEST_NOW_MS, TEST_RANGE } from '@airshed/testing'
import { expect, it } from 'vitest'
import { deviceRows } from './deviceRows.ts'
import { parameterHeads } from './parameterHeads.ts'

const id = '1C00A3F7.0.0.0/132:5'
const paths = ['132:5', '131:10', 'raw:soot']
const nodes = [node('1C00A3F7:0', { data_points: [dataPoint('1C00A3F7.0.0.0/131:10')] })]
const rows = deviceRows(
  { name: 'City', node_id: ['1C00A3F7:0'], selected_paths: paths },
  { nodes, frames: [frame(id)] },
  TEST_RANGE,
  { nowMs: TEST_NOW_MS, knownMs: TEST_NOW_MS },
)

it('heads columns by name and unit, or by the id of an unknown parameter', () => {
  expect(parameterHeads(paths, rows, nodes)).toEqual([
    { path: '132:5', label: 'PM2.5', title: 'Particulate matter PM2.5', unit: 'µg/m³' },
    { path: '131:10', label: 'CO₂', title: 'Carbon dioxide', unit: 'ppm' },
    { path: 'raw:soot', label: 'raw:soot', title: 'raw:soot', unit: '' },
  ])
})
