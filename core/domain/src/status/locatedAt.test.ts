import type { DataPoint } from '@airshed/schemas'
import { expect, it } from 'vitest'
import { lastReportMs, locatedAtMs } from './locatedAt.ts'

const point = (type: DataPoint['_type'], lastTimeReportedTs: number | null): DataPoint => ({
  _id: `A.0.0.0/${type}`,
  _type: type,
  path: '1:1',
  device_id: 'A.0.0.0',
  node_id: 'A:0',
  name: '',
  presentName: '',
  shortPresentName: '',
  unit: '',
  precision: 0,
  kind: 'scalar',
  isMapped: true,
  isWindDirection: false,
  lastValue: null,
  lastTimeReportedTs,
})

it.each([
  ['the latest of its coordinates', [point('location', 4), point('location', 7)], 7],
  ['nothing by what it measures', [point('metric', 9)], null],
  ['nothing where it never told', [point('location', null)], null],
])('a device was located by %s', (_, points, expected) => {
  expect(locatedAtMs({ data_points: points })).toBe(expected)
})

it.each([
  ['its record', { last_online: 5 }, [], 5],
  ['a data point that knows better', { last_online: 5, data_points: [point('metric', 8)] }, [], 8],
  ['a reading that just came', { last_online: 5 }, [null, 9], 9],
  ['nothing', { last_online: null, data_points: [point('metric', null)] }, [null], null],
])('a device last reported by %s', (_, node, readAtMs, expected) => {
  expect(lastReportMs(node, readAtMs)).toBe(expected)
})
