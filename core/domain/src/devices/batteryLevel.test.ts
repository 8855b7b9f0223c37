import { describe, expect, it } from 'vitest'
import { batteryLevel } from './batteryLevel.ts'

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
  ])('at %d V is step %d of 5', (volts, step) => {
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
  ])('at %d %% is step %d of 6, whatever its voltage', (percent, step) => {
    expect(batteryLevel({ volts: 12.1, percent })).toEqual({ step, steps: 6 })
  })

  it('is unknown where the device reports neither', () => {
    expect(batteryLevel({ volts: null, percent: null })).toBeNull()
  })
})
