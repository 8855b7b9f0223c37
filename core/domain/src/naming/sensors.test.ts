import type { DataPoint, Sensor } from '@airshed/schemas'
import { describe, expect, it } from 'vitest'
import { connectionParts, connectionsOf, sensorName } from './sensors.ts'

const sensor = (changes: Partial<Sensor>): Sensor => ({
  _id: 'A.1.0.4',
  node_id: 'A:0',
  name: 'dust-trak',
  model: 'DRX 8533',
  vendor: 'TSI',
  sensor_type: 'particles',
  com_port: 1,
  com_type: 0,
  address: 4,
  enabled: 1,
  debug: 0,
  configuration: {},
  ...changes,
})
const pointAt = (connection: string) => ({ device_id: connection }) as DataPoint

it.each([
  [{}, 'TSI DRX 8533'],
  [{ vendor: '' }, 'DRX 8533'],
  [{ vendor: '', model: '' }, 'dust-trak'],
  [{ vendor: '', model: '', name: '' }, ''],
])('a sensor with %o is called "%s"', (changes, name) => {
  expect(sensorName(sensor(changes))).toBe(name)
})

it('a connection has a port, a type and an address', () => {
  expect(connectionParts('1C00A3F7.1.0.4')).toEqual(['1', '0', '4'])
})

describe('the connections of a device', () => {
  it('lists sensors first, then connections without a configured sensor', () => {
    const devices = [sensor({ _id: 'A.2.0.0' }), sensor({})]
    const data_points = ['A.1.0.4', 'A.3.0.0', 'A.0.0.0', 'A.3.0.0'].map(pointAt)
    expect(
      connectionsOf({ devices, data_points }).map(({ id, sensor: one }) => [id, one === null]),
    ).toEqual([
      ['A.2.0.0', false],
      ['A.1.0.4', false],
      ['A.0.0.0', true],
      ['A.3.0.0', true],
    ])
  })

  it('lists no connections while nothing is known', () => {
    expect(connectionsOf({})).toEqual([])
  })
})
