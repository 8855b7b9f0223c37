import { expect, it } from 'vitest'
import { zoneShift } from './zoneShift.ts'

const WINTER = Date.UTC(2026, 0, 20, 12)
const SUMMER = Date.UTC(2026, 6, 20, 12)

it.each([
  ['UTC', 'Europe/Madrid', WINTER, { nowMinutes: 60, otherMinutes: 120 }],
  ['UTC', 'Europe/Madrid', SUMMER, { nowMinutes: 120, otherMinutes: 60 }],
  ['Europe/Madrid', 'UTC', SUMMER, { nowMinutes: -120, otherMinutes: -60 }],
  ['Europe/Madrid', 'Europe/Berlin', WINTER, { nowMinutes: 0, otherMinutes: null }],
  ['UTC', 'Asia/Kathmandu', WINTER, { nowMinutes: 345, otherMinutes: null }],
  ['Europe/Madrid', 'Mars/Olympus', WINTER, null],
])('the clock moves from %s to %s', (from, to, nowMs, shift) => {
  expect(zoneShift(from, to, nowMs)).toEqual(shift)
})
