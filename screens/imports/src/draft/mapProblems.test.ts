import { expect, it } from 'vitest'
import type { DraftMap } from './draftMap.ts'
import { mapProblems, readableMap } from './mapProblems.ts'

const good: DraftMap = {
  serial: 'roof-1',
  time: { column: 'Zeit', format: 'dd.MM.yyyy HH:mm', zone: 'Europe/Berlin' },
  columns: { PM: { parameter: '132:5' } },
}
const NOTHING_OPEN = { asksDecimal: false, hasOffsets: false }
const zone = 'UTC'
const { serial: _serial, ...unnamed } = good

it('finds no problems in a complete map', () => {
  expect(mapProblems(good, NOTHING_OPEN)).toEqual([])
  expect(readableMap(good, [], 'stand-in')).toBe(good)
})

it.each<[string, DraftMap, boolean, string[]]>([
  ['the time', { ...good, time: {} }, false, ['time.column']],
  ['its pattern', { ...good, time: { column: 'Zeit' } }, false, ['time.format']],
  ['its year', { ...good, time: { column: 'x', format: 'd/M HH:mm', zone } }, false, ['time.year']],
  ['its start', { ...good, time: { column: 's', format: 'elapsed', zone } }, false, ['time.start']],
  ['its zone', { ...good, time: { column: 's', format: 'iso' } }, false, ['time.zone']],
  ['the interval', { ...good, time: { ...good.time, endOfInterval: true } }, false, ['interval']],
  ['the decimal sign', good, true, ['decimal']],
  ['the device', unnamed, false, ['device']],
  ['a valid serial', { ...good, serial: 'the roof' }, false, ['serial']],
  ['columns', { ...good, columns: {} }, false, ['columns']],
])('a map lacks %s', (_what, map, asksDecimal, expected) => {
  expect(mapProblems(map, { asksDecimal, hasOffsets: false })).toEqual(expected)
})

it('requires no time zone when the times have offsets', () => {
  const map = { ...good, time: { column: 'Zeit', format: 'iso' } }
  expect(mapProblems(map, { asksDecimal: false, hasOffsets: true })).toEqual([])
})

it('previews rows without device and time zone, but not without times', () => {
  expect(readableMap(unnamed, ['time.zone', 'device'], 'stand-in')).toEqual({
    ...good,
    serial: 'stand-in',
  })
  expect(readableMap(unnamed, ['time.format', 'device'], 'stand-in')).toBeNull()
})
