import { NO_DATA, type DataNeed, type Frame } from '@airshed/contract'
import type { DataPoint, Node } from '@airshed/schemas'
import { expect, it } from 'vitest'
import { correctedNames } from './correctedNames.ts'

const PM25 = '1C00A3F7.0.0.0/132:5'
const CO2 = '1C00A3F7.0.0.0/131:10'
const corrected = {
  correction: { basis: 'corrected', version: 1, lastReported: 10, lastCorrected: 6 },
} as const
const point = (id: string, rest: object = {}) =>
  ({ _id: id, presentName: id === PM25 ? 'PM2.5' : 'CO₂', ...rest }) as DataPoint
const node = (presentName: string, points: DataPoint[]) =>
  ({ presentName, data_points: points }) as Node
const device = (rest: object) => node('Quay Street', [point(PM25, rest), point(CO2)])
const frame = (dataPointId: string, label = '') => ({ dataPointId, label }) as Frame
const trend: DataNeed = { kind: 'steps', dataPointIds: [PM25], unit: 'month' }

it('names series whose values are corrected, each once, and no others', () => {
  const frames = [
    { ...frame(PM25, 'PM2.5 · Quay Street'), basis: 'corrected' as const },
    { ...frame(PM25, 'PM2.5 · Quay Street'), basis: 'corrected' as const },
    frame(CO2, 'CO₂ · Quay Street'),
  ]
  expect(correctedNames({ ...NO_DATA, frames }, [])).toEqual(['PM2.5 · Quay Street'])
})

it.each<[string, DataNeed]>([
  ['a trend', trend],
  [
    'a polar plot',
    {
      kind: 'polarPlot',
      speedDataPointId: CO2,
      directionDataPointId: CO2,
      pollutantDataPointId: PM25,
    },
  ],
  ['a scatter plot', { kind: 'pairs', xDataPointId: CO2, yDataPointId: PM25 }],
])('names the corrected data points that %s was computed from', (_, need) => {
  expect(correctedNames({ ...NO_DATA, nodes: [device(corrected)] }, [need])).toEqual(['PM2.5'])
  expect(correctedNames({ ...NO_DATA, nodes: [device({})] }, [need])).toEqual([])
})

it('names no data point that a widget does not show, or shows as reported', () => {
  const data = { ...NO_DATA, nodes: [device(corrected)] }
  expect(correctedNames(data, [{ ...trend, dataPointIds: [CO2] }])).toEqual([])
  expect(correctedNames(data, [{ ...trend, basis: 'reported' }])).toEqual([])
  expect(correctedNames({ ...data, frames: [frame(PM25)] }, [trend])).toEqual([])
})

it('names corrected pollutants of a graded device, with the device among several', () => {
  const graded = { data_point_id: PM25 } as never
  const airQuality = {
    '1C00A3F7:0': { profile_id: 'us', time: 0, overall: null, pollutants: [graded] },
  }
  const nodes = [device(corrected), node('Harbour', [])]
  expect(correctedNames({ ...NO_DATA, nodes, airQuality }, [])).toEqual(['PM2.5 · Quay Street'])
})
