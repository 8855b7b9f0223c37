import { sensorPayload as toPayload } from '@airshed/kit/define'
import { describe, expect, it } from 'vitest'
import { fromDevice } from './mapping.ts'
import { alphaSense } from './testsupport/alphaSense.fixture.ts'

const noLimits = { pm1: null, pm25: null, pm10: null }
const defaults = { enabled: true, debug: false, stel: noLimits, stel_timeout: 900 }

describe('reading what an alpha-sense reports', () => {
  it.each([
    ['nothing', {}, {}],
    ['limits in part', { stel: { pm25: 35 } }, { stel: { ...noLimits, pm25: 35 } }],
    ['limits that are no numbers', { stel: { pm1: 'high', pm10: null } }, {}],
    ['limits that are no record', { stel: 35 }, {}],
    ['limits of sizes that the form does not know', { stel: { pm4: 1 } }, {}],
    ['its pause', { stel_timeout: 60 }, { stel_timeout: 60 }],
    ['a pause beyond its range, as it is', { stel_timeout: 100_000 }, { stel_timeout: 100_000 }],
    ['a pause that is no number', { stel_timeout: '60' }, {}],
    ['what the form does not know', { colour: 'red' }, {}],
  ])('%s', (_, reported, expected) => {
    expect(fromDevice(alphaSense(reported))).toEqual({ ...defaults, ...expected })
  })

  it('reads the flags of the sensor', () => {
    const sensor = { ...alphaSense(), enabled: 0, debug: 1 }
    expect(fromDevice(sensor)).toMatchObject({ enabled: false, debug: true })
  })
})

it.each([[{}], [{ stel: { pm1: 0, pm10: 150.5 } }], [{ stel_timeout: 0, colour: 'red' }]])(
  'what was saved is read back: %j',
  (configuration) => {
    const settings = fromDevice(alphaSense(configuration))
    const { stel, stel_timeout } = settings
    const payload = toPayload(settings)
    expect(payload).toEqual({ enabled: 1, debug: 0, configuration: { stel, stel_timeout } })
    expect(fromDevice({ ...alphaSense(), ...payload })).toEqual(settings)
  },
)
