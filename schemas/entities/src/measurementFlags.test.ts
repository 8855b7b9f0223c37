import { describe, expect, it } from 'vitest'
import {
  asReceived,
  HIDING_FLAGS,
  HIDING_REASONS,
  hidesValue,
  hidingReason,
  MEASUREMENT_FLAGS,
} from './measurementFlags.ts'

describe('the flags of a reading', () => {
  it.each([
    [undefined, null],
    [0, null],
    [1, 'sensorFault'],
    [2, null],
    [6, null],
    [8, 'implausible'],
    [16, 'invalid'],
    [20, 'invalid'],
    [24, 'invalid'],
    [25, 'sensorFault'],
    [32, null],
    [36, null],
    [96, 'unknownTime'],
    [97, 'sensorFault'],
    [1024, 'rejected'],
    [1026, 'rejected'],
    [1152, 'rejected'],
    [1040, 'invalid'],
    [768, null],
  ])('the flags %s hide a reading because of %s', (flags, reason) => {
    expect(hidingReason(flags)).toBe(reason)
    expect(hidesValue(flags)).toBe(reason !== null)
  })

  it.each([
    [0, 0],
    [2, 2],
    [1024, 16],
    [1026, 18],
    [1025, 17],
    [1152, 144],
  ])('stores the flags %s of a reading that comes from elsewhere as %s', (flags, stored) => {
    expect(asReceived(flags)).toBe(stored)
  })

  it('hides a reading exactly when there is a reason', () => {
    const bits = HIDING_REASONS.map((reason) => MEASUREMENT_FLAGS[reason])
    expect(bits.reduce((mask, bit) => mask | bit, 0)).toBe(HIDING_FLAGS)
  })
})
