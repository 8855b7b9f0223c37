import { describe, expect, it } from 'vitest'
import { batteryCharge, batteryLevel } from './batteryLevel.ts'

describe('the level of a battery', () => {
  it.each([
    [0, 0],
    [9, 1],
    [10.59, 1],
    [10.6, 2],
    [10.99, 2],
    [11, 3],
    [11.49, 3],
    [11.5, 4],
    [11.99, 4],
    [12, 5],
    [14.4, 5],
  ])('shows a battery at %d V as step %d of 5', (volts, step) => {
    expect(batteryLevel({ volts, percent: null })).toEqual({ step, steps: 5 })
  })

  it.each([
    [0, 0],
    [19.9, 0],
    [20, 1],
    [30, 2],
    [50, 3],
    [60, 4],
    [80, 5],
    [89.9, 5],
    [90, 6],
    [100, 6],
  ])('shows a battery at %d %% as step %d of 6, whatever its voltage', (percent, step) => {
    expect(batteryLevel({ volts: 12.1, percent })).toEqual({ step, steps: 6 })
  })

  it.each([0.1, 3.6, 5.99])(
    'gives no level to a battery of %d V, which is no 12 V battery',
    (volts) => {
      expect(batteryLevel({ volts, percent: null })).toBeNull()
      expect(batteryLevel({ volts, percent: 55 })).toEqual({ step: 3, steps: 6 })
    },
  )

  it('a level is unknown where the device reports neither voltage nor charge', () => {
    expect(batteryLevel({ volts: null, percent: null })).toBeNull()
  })
})

it.each([
  [null, null, 'unknown'],
  [0, null, 'unknown'],
  [3.6, null, 'unknown'],
  [5.99, null, 'unknown'],
  [6, null, 'low'],
  [10.59, null, 'low'],
  [10.6, null, 'medium'],
  [11.99, null, 'medium'],
  [12, null, 'full'],
  [null, 0, 'low'],
  [null, 19.9, 'low'],
  [null, 20, 'medium'],
  [null, 89.9, 'medium'],
  [null, 90, 'full'],
  [10, 100, 'full'],
] as const)('a battery of %j V and %j %% is %s', (volts, percent, charge) => {
  expect(batteryCharge({ volts, percent })).toBe(charge)
})
