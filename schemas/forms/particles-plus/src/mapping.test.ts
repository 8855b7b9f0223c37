import { sensorPayload as toPayload } from '@airshed/kit/define'
import { describe, expect, it } from 'vitest'
import { fromDevice } from './mapping.ts'
import { particlesPlus } from './testsupport/particlesPlus.fixture.ts'

describe('reading what a particles-plus counter reports', () => {
  it.each([
    ['nothing', {}, 0],
    ['its unit', { units: 3 }, 3],
    ['an unknown unit, unchanged', { units: 7 }, 7],
    ['a unit that is not a number', { units: 'mass' }, 0],
    ['unknown settings', { colour: 'red' }, 0],
  ])('reads the unit of a particle counter: %s', (_, reported, units) => {
    expect(fromDevice(particlesPlus(reported))).toEqual({ enabled: true, debug: false, units })
  })

  it('reads the flags of the sensor', () => {
    const sensor = { ...particlesPlus(), enabled: 0, debug: 1 }
    expect(fromDevice(sensor)).toMatchObject({ enabled: false, debug: true })
  })
})

it.each([[{}], [{ units: 1 }], [{ units: 3, colour: 'red' }]])(
  'restores saved settings: %j',
  (configuration) => {
    const settings = fromDevice(particlesPlus(configuration))
    const payload = toPayload(settings)
    expect(payload['configuration']).toEqual({ units: settings.units })
    expect(fromDevice({ ...particlesPlus(), ...payload })).toEqual(settings)
  },
)
