import { dataPoint } from '@airshed/testing'
import { expect, it } from 'vitest'
import { readingsFile } from './readingsFile.ts'

it('exports the newest row first, units in the header, and nothing for hidden values', () => {
  const points = [
    { ...dataPoint('1C00A3F7.1.0.4/132:5'), presentName: 'PM2.5', unit: 'µg/m³', precision: 1 },
    { ...dataPoint('1C00A3F7.1.0.4/190:3'), presentName: 'Online', unit: '', precision: 0 },
  ]
  const table = readingsFile(
    [
      { ts: 1000, readings: [[1000, 7.25], undefined] },
      {
        ts: 2000,
        readings: [
          [2000, null, 1],
          [2000, 1],
        ],
      },
    ],
    points,
    '1C00A3F7',
    'Time',
  )
  expect(table.columns.map(({ header }) => header)).toEqual([
    'Time',
    'ISO 8601',
    'PM2.5, µg/m³',
    'Online',
  ])
  expect(table.rows).toEqual([
    [2000, 2000, null, 1],
    [1000, 1000, 7.25, null],
  ])
})
