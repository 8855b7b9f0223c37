import { expect, it } from 'vitest'
import { calibrationStatus, measurementStatus } from './calibrationStatus.ts'

it.each([
  [null, false, 'not_run'],
  [null, true, 'not_run'],
  [0, true, 'ok'],
  [5, false, 'fail'],
] as const)('a parameter compared at %s, calibrated %s, is %s', (at, isCalibrated, status) => {
  expect(measurementStatus(at, isCalibrated)).toBe(status)
})

it.each([
  [[], 'not_run'],
  [['not_run'], 'not_run'],
  [['ok', 'not_run'], 'ok'],
  [['ok', 'fail'], 'fail'],
] as const)('a device with parameters that are %j is %s', (measurements, status) => {
  expect(calibrationStatus(measurements)).toBe(status)
})
