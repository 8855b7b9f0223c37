import type { DataPoint } from '@airshed/schemas'
import { describe, expect, it } from 'vitest'
import { dataPointIdAt, otherPlaces } from './dataPointIds.ts'

const point = (id: string, lastTimeReportedTs: number | null = null): DataPoint => ({
  _id: id,
  _type: 'metric',
  path: id.slice(id.indexOf('/') + 1),
  device_id: '',
  node_id: '',
  name: '',
  presentName: '',
  shortPresentName: '',
  unit: '',
  precision: 1,
  kind: 'scalar',
  isMapped: true,
  isWindDirection: false,
  lastValue: null,
  lastTimeReportedTs,
})
const device = (...points: DataPoint[]) => [{ _id: '1C00A3F7:0', data_points: points }]
const [main, second, third] = ['0.0.0', '1.1.0', '2.1.0'].map(
  (connection) => `1C00A3F7.${connection}/132:5`,
) as [string, string, string]

describe('the data point of a parameter', () => {
  it('looks at the main connection first', () => {
    expect(dataPointIdAt('1C00A3F7:0', '132:5')).toBe(main)
    expect(otherPlaces(device(point(second, 9), point(main, 1)), ['132:5'])).toEqual({})
  })

  it('finds a parameter at another connection of the device', () => {
    const places = otherPlaces(device(point(second)), ['132:5', '131:10'])
    expect(dataPointIdAt('1C00A3F7:0', '132:5', places)).toBe(second)
    expect(dataPointIdAt('1C00B112:0', '132:5', places)).toBe('1C00B112.0.0.0/132:5')
  })

  it('prefers the sensor that reported last, where several measure the parameter', () => {
    const places = otherPlaces(device(point(second, 5), point(third, 6)), ['132:5'])
    expect(dataPointIdAt('1C00A3F7:0', '132:5', places)).toBe(third)
  })
})
