import type { Sensor } from '@airshed/schemas'
import { describe, expect, it } from 'vitest'
import { reportedNumber } from './reportedNumber.ts'
import { sensorFlags } from './sensorFlags.ts'
import { sensorIssuePath, sensorPayload } from './sensorPayload.ts'

const sensor = { enabled: 0, debug: 1, configuration: {} } as Sensor

it('shows the flags of a sensor as booleans, and saves them as numbers', () => {
  expect(sensorFlags(sensor)).toEqual({ enabled: false, debug: true })
  expect(sensorPayload({ ...sensorFlags(sensor), flow: 1.2 })).toEqual({
    enabled: 0,
    debug: 1,
    configuration: { flow: 1.2 },
  })
})

it('saves no flag that the form does not have', () => {
  expect(sensorPayload({ flow: 1.2 })).toEqual({ configuration: { flow: 1.2 } })
})

it.each([
  ['/configuration/flow', '/flow'],
  ['/configuration/stel/pm10', '/stel/pm10'],
  ['/configuration', '/configuration'],
  ['/enabled', '/enabled'],
])('a problem at %s of the body is shown at %s', (path, field) => {
  expect(sensorIssuePath(path)).toBe(field)
})

describe('a number that an instrument reports', () => {
  it.each<[string, unknown, number | null, number | undefined, number | null]>([
    ['as it is', 0.123456, 1, undefined, 0.123456],
    ['in single precision', 1.0199999809265137, 1, 0.01, 1.02],
    ['negative', -4.9999, 0, 1, -5],
    ['beyond every range', 1e6, 1, 0.01, 1e6],
    ['as a text', '1.5', 1, 0.01, 1],
    ['that is none', Number.NaN, null, undefined, null],
    ['without end', Number.POSITIVE_INFINITY, 2, 0.5, 2],
    ['not at all', undefined, null, 0.01, null],
  ])('reads a number that is reported %s', (_, value, otherwise, step, expected) => {
    expect(reportedNumber(value, otherwise, step)).toBe(expected)
  })
})
