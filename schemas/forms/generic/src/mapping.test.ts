import { expect, it } from 'vitest'
import { fromDevice, toPayload } from './mapping.ts'
import { generic } from './testsupport/generic.fixture.ts'

it.each([
  [1, 0, { enabled: true, debug: false }],
  [0, 1, { enabled: false, debug: true }],
])('reads enabled %i and debug %i as switches, and saves them so', (enabled, debug, expected) => {
  const sensor = { ...generic({ colour: 'red' }), enabled, debug }
  expect(fromDevice(sensor)).toEqual(expected)
  expect(toPayload(fromDevice(sensor))).toEqual({ enabled, debug })
})

it('keeps the configuration of the sensor', () => {
  const sensor = generic({ colour: 'red' })
  const saved = { ...sensor, ...toPayload(fromDevice(sensor)) }
  expect(saved.configuration).toEqual({ colour: 'red' })
})
