import { expect, it } from 'vitest'
import { deviceTime } from './deviceClock.ts'

it.each([
  ['2026/05/17T22:23:06z', '2026-05-17T22:23:06.000Z'],
  ['2026-05-17T22:23:06+02:00', '2026-05-17T20:23:06.000Z'],
  [1_779_056_586, '2026-05-17T22:23:06.000Z'],
])('the time %j of a device is accepted', (sent, iso) => {
  expect(deviceTime(sent)).toEqual({ measuredAt: Date.parse(iso), remark: null, flags: 0 })
})

it.each([undefined, null, ''])('a missing time (%j) causes no remark', (sent) => {
  expect(deviceTime(sent)).toEqual({ measuredAt: null, remark: null, flags: 0 })
})

it.each([
  ['2026-05-17T22:23:06', 'a local time without an offset is ambiguous'],
  ['1970-01-01T00:00:20Z', 'the clock of the device is not set'],
  [0, 'the clock of the device is not set'],
  ['soon', 'not a time'],
  ['2026-02-30T10:00:00Z', 'such a date or time of day does not exist'],
  ['2026/02/30T10:00:00z', 'such a date or time of day does not exist'],
  [{}, 'not a time'],
])('the time %j is rejected with a remark', (sent, reason) => {
  expect(deviceTime(sent)).toEqual({
    measuredAt: null,
    remark: `${reason}: the time of arrival is used`,
    flags: reason.includes('not set') ? 32 : 0,
  })
})
