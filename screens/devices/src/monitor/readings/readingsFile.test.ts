import { dataPoint } from '@airshed/testing'
import { expect, it } from 'vitest'
import { readingSeries } from './readingSeries.ts'
import { readingsFile } from './readingsFile.ts'

const WORDS = {
  timeHeader: 'Time',
  chartText: (id: string) => id.replace('charts.', ''),
}

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
    points.map((point, place) => ({ point, place })),
    '1C00A3F7',
    WORDS,
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

it('exports corrected values with reported ones beside them, each named in its header', () => {
  const correction = { basis: 'corrected', version: 1, lastReported: 10, lastCorrected: 6 } as const
  const [pm25, co2, pm10] = ['132:5', '131:10', '132:7'].map((path) => ({
    ...dataPoint(`1C00A3F7.1.0.4/${path}`),
    presentName: path,
    unit: 'u',
  }))
  if (pm25 === undefined || co2 === undefined || pm10 === undefined) throw new Error('none')
  const points = [{ ...pm25, correction }, co2, { ...pm10, correction }]
  const series = readingSeries(points, [pm10['_id']])
  const rows = [{ ts: 1, readings: [6, 400, 7, 11].map((value): [number, number] => [1, value]) }]
  const { columns, rows: written } = readingsFile(rows, series, '1C00A3F7', WORDS)
  expect(columns.slice(2).map(({ header }) => header)).toEqual([
    '132:5 (corrected), u',
    '131:10, u',
    '132:7 (corrected), u',
    '132:7 (reported), u',
  ])
  expect(written).toEqual([[1, 1, 6, 400, 7, 11]])
})
