import { sensorPayload as toPayload } from '@airshed/kit/define'
import { describe, expect, it } from 'vitest'
import { fromDevice } from './mapping.ts'
import { davis } from './testsupport/davis.fixture.ts'

describe('reading what a davis station reports', () => {
  it.each([
    ['nothing', {}, 0],
    ['US units', { us_units: 1 }, 1],
    ['an unknown number, unchanged', { us_units: 2 }, 2],
    ['units that are not a number', { us_units: true }, 0],
    ['unknown settings', { colour: 'red' }, 0],
  ])('reads the units of a davis station: %s', (_, reported, units) => {
    const expected = { enabled: true, debug: false, us_units: units }
    expect(fromDevice(davis(reported))).toEqual(expected)
  })

  it('reads the flags of the sensor', () => {
    const sensor = { ...davis(), enabled: 0, debug: 1 }
    expect(fromDevice(sensor)).toMatchObject({ enabled: false, debug: true })
  })
})

it.each([[{}], [{ us_units: 1 }], [{ us_units: 0, colour: 'red' }]])(
  'restores saved settings: %j',
  (configuration) => {
    const settings = fromDevice(davis(configuration))
    const payload = toPayload(settings)
    expect(payload['configuration']).toEqual({ us_units: settings.us_units })
    expect(fromDevice({ ...davis(), ...payload })).toEqual(settings)
  },
)
