import { expect, it } from 'vitest'
import { rolesOf } from './columnRoles.ts'

const map = {
  time: { column: 'date', timeOfDay: 'clock' },
  device: { column: 'id' },
  long: { name: 'phenomenon', value: 'value', unit: 'unit' },
  rows: [{ column: 'phenomenon', is: ['Temperature'] }],
  columns: { pm: { parameter: '132:5', status: { column: 'ok', valid: ['1'] } } },
}

it.each([
  ['date', ['time']],
  ['clock', ['timeOfDay']],
  ['id', ['device']],
  ['phenomenon', ['name', 'filter']],
  ['value', ['value']],
  ['unit', ['unit']],
  ['ok', ['status']],
  ['pm', []],
])('the column %s has the roles %j', (reference, expected) => {
  expect(rolesOf(map, reference)).toEqual(expected)
})

it.each([
  ['time', ['time']],
  ['device', ['deviceName']],
  ['parameter', ['name']],
  ['unit', ['unit']],
  ['value', ['value']],
  ['flags', ['flags']],
  ['hidden_value', ['hidden']],
  ['data_point_id', ['device', 'dataPoint']],
  ['note', []],
])('the column %s of an export has the roles %j', (reference, expected) => {
  const exported = {
    time: { column: 'time' },
    device: { column: 'data_point_id' },
    columns: { value: { unitColumn: 'unit' } },
    dataPoints: {
      id: 'data_point_id',
      name: 'parameter',
      device: 'device',
      flags: 'flags',
      hidden: 'hidden_value',
    },
  }
  expect(rolesOf(exported, reference)).toEqual(expected)
})

it('assigns no roles with an empty map', () => {
  expect(rolesOf({ time: {}, columns: {} }, 'date')).toEqual([])
})
