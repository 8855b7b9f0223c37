import { sensorPayload as toPayload } from '@airshed/kit/define'
import { describe, expect, it } from 'vitest'
import { fromDevice } from './mapping.ts'
import { alphaSense } from './testsupport/alphaSense.fixture.ts'

const noLimits = { pm1: null, pm25: null, pm10: null }
const defaults = { enabled: true, debug: false, stel: noLimits, stel_timeout: 900 }

describe('reading what an alpha-sense reports', () => {
  it.each([
    ['nothing', {}, {}],
    ['some of the limits', { stel: { pm25: 35 } }, { stel: { ...noLimits, pm25: 35 } }],
    ['limits that are not numbers', { stel: { pm1: 'high', pm10: null } }, {}],
    ['limits that are not a record', { stel: 35 }, {}],
    ['limits of unknown particle sizes', { stel: { pm4: 1 } }, {}],
    ['its pause', { stel_timeout: 60 }, { stel_timeout: 60 }],
    ['a pause beyond its range, unchanged', { stel_timeout: 100_000 }, { stel_timeout: 100_000 }],
    ['a pause that is not a number', { stel_timeout: '60' }, {}],
    ['unknown settings', { colour: 'red' }, {}],
  ])('reads the settings of an alpha-sense: %s', (_, reported, expected) => {
    expect(fromDevice(alphaSense(reported))).toEqual({ ...defaults, ...expected })
  })

  it('reads the flags of the sensor', () => {
    const sensor = { ...alphaSense(), enabled: 0, debug: 1 }
    expect(fromDevice(sensor)).toMatchObject({ enabled: false, debug: true })
  })
})

it.each([[{}], [{ stel: { pm1: 0, pm10: 150.5 } }], [{ stel_timeout: 0, colour: 'red' }]])(
  'restores saved settings: %j',
  (configuration) => {
    const settings = fromDevice(alphaSense(configuration))
    const { stel, stel_timeout } = settings
    const payload = toPayload(settings)
    expect(payload).toEqual({ enabled: 1, debug: 0, configuration: { stel, stel_timeout } })
    expect(fromDevice({ ...alphaSense(), ...payload })).toEqual(settings)
  },
)
