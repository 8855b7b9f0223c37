import { expect, it } from 'vitest'
import { signalBars } from './signalBars.ts'

it.each([
  [-40, 5],
  [-65, 5],
  [-65.1, 4],
  [-75, 4],
  [-76, 3],
  [-85, 3],
  [-95, 2],
  [-105, 1],
  [-105.1, 0],
  [-140, 0],
])('a signal of %d dBm has %d bars', (dbm, bars) => {
  expect(signalBars(dbm)).toBe(bars)
})
