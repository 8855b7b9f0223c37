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
])('of column %s: %j', (reference, expected) => {
  expect(rolesOf(map, reference)).toEqual(expected)
})

it('has none in a map that says nothing', () => {
  expect(rolesOf({ time: {}, columns: {} }, 'date')).toEqual([])
})
