import { expect, it } from 'vitest'
import { STANDS_STILL_AFTER_MS, wallPulse } from './wallPulse.ts'

const NOW = 1_000_000_000

it('shows a pulse while any widget has current data', () => {
  expect(wallPulse([null, NOW - 999_999, NOW - 1000], 0, NOW)).toEqual({
    asOfMs: NOW - 1000,
    standsStill: false,
  })
})

it('stops the pulse once the newest data are old', () => {
  const old = NOW - STANDS_STILL_AFTER_MS - 1
  expect(wallPulse([old, old - 5], 0, NOW)).toEqual({ asOfMs: old, standsStill: true })
})

it('waits for the first data, up to a limit', () => {
  expect(wallPulse([], NOW - 1000, NOW).standsStill).toBe(false)
  expect(wallPulse([null], NOW - STANDS_STILL_AFTER_MS - 1, NOW)).toEqual({
    asOfMs: null,
    standsStill: true,
  })
})

it('allows older data at a refresh interval of 15 min', () => {
  const paceMs = 15 * 60_000
  expect(wallPulse([NOW - paceMs], 0, NOW, paceMs).standsStill).toBe(false)
  const late = NOW - paceMs - STANDS_STILL_AFTER_MS - 1
  expect(wallPulse([late], 0, NOW, paceMs).standsStill).toBe(true)
})
