import { expect, it } from 'vitest'
import { frameFrom } from './frameFrom.ts'

const dataPoint = {
  _id: '1C00A3F7.0.0.0/132:5',
  node_id: '1C00A3F7:0',
  path: '132:5',
  name: 'pm25',
  presentName: 'PM2.5',
  shortPresentName: 'PM2.5',
  unit: 'µg/m³',
  precision: 1,
  kind: 'scalar' as const,
}
const node = { presentName: 'Harbour', interval: 60_000, is_simulated: false }
const info = { averagingPeriodMs: null, completeness: 0.93 }

it.each([
  ['is told of a thinned series', { ...info, reduced: true }, 0.93],
  ['is unknown where nobody can tell', { ...info, reduced: true, completeness: null }, null],
  ['is left to who counts the readings', { ...info, reduced: false }, undefined],
])('the completeness of a frame %s', (_, given, expected) => {
  expect(frameFrom([[1, 2]], dataPoint, node, { info: given }).completeness).toBe(expected)
})

it.each([
  ['has the decimals of its readings', { ...dataPoint, decimals: 0 }, null, 0],
  [
    'of means has those of the parameter alone',
    { ...dataPoint, decimals: 0 },
    3_600_000,
    undefined,
  ],
  ['of a data point without readings has none either', dataPoint, null, undefined],
])('a frame %s', (_, point, averagingPeriodMs, expected) => {
  const { precision, decimals } = frameFrom([[1, 2]], point, node, { info: { averagingPeriodMs } })
  expect([precision, decimals]).toEqual([1, expected])
})
