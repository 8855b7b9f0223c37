import { describe, expect, it } from 'vitest'
import { choices, fromDevice, toPayload } from './mapping.ts'
import { dustTrak } from './testsupport/dustTrak.fixture.ts'

const defaults = {
  enabled: true,
  debug: false,
  pm_microgram: 0,
  profile: 'factory',
  flow_calibration: 1,
  auto_zero: 0,
  stel: { pm1: null, pm25: null, pm4: null, pm10: null, total: null },
}

describe('reading what a dust-trak reports', () => {
  it.each([
    ['nothing', {}, {}],
    ['its unit', { pm_microgram: 1 }, { pm_microgram: 1 }],
    ['an unknown unit', { pm_microgram: 7 }, {}],
    ['some of the limits', { stel: { pm10: 0.15 } }, { stel: { ...defaults.stel, pm10: 0.15 } }],
    ['limits that are not numbers', { stel: { pm10: 'high' } }, {}],
    [
      'a factor in single precision',
      { flow_calibration: 1.0199999809265137 },
      { flow_calibration: 1.02 },
    ],
    [
      'the custom profile',
      { profile: 'custom', photometric_calibration: 0.38 },
      { profile: 'custom', photometric_calibration: 0.38, size_correction: 1 },
    ],
    [
      'factors of another profile',
      { profile: 'ambient', size_correction: 2 },
      { profile: 'ambient' },
    ],
    ['its profiles', { profiles: ['ambient', 'custom'] }, { profile: 'ambient' }],
  ])('reads the settings of a dust-trak: %s', (_, reported, expected) => {
    expect(fromDevice(dustTrak(reported))).toEqual({ ...defaults, ...expected })
  })

  it('reads the flags of the sensor', () => {
    const sensor = { ...dustTrak(), enabled: 0, debug: 1 }
    expect(fromDevice(sensor)).toMatchObject({ enabled: false, debug: true })
  })
})

describe('the profiles of a dust-trak', () => {
  it.each([
    ['as the sensor lists them', { profiles: ['a', 'custom'], profile: 'a' }, ['a', 'custom']],
    ['as usual when the sensor lists none', {}, ['factory', 'custom']],
    ['with the one in use', { profiles: ['a'], profile: 'old' }, ['old', 'a']],
    ['without invalid names', { profiles: ['a', '', 3] }, ['a']],
  ])('offers profiles %s', (_, configuration, expected) => {
    expect(choices(dustTrak(configuration)).profile).toEqual(expected)
  })
})

describe('saving the settings of a dust-trak', () => {
  it('writes flags as 0 and 1 and the rest as configuration', () => {
    const { enabled: _, debug: __, ...configuration } = defaults
    const payload = toPayload(fromDevice(dustTrak()))
    expect(payload).toEqual({ enabled: 1, debug: 0, configuration })
  })

  it('leaves out a flag that the form did not have', () => {
    const { enabled: _, ...settings } = fromDevice(dustTrak())
    expect(toPayload(settings)).not.toHaveProperty('enabled')
  })

  it.each([
    [{}],
    [{ profile: 'custom', photometric_calibration: 0.38, size_correction: 2.5 }],
    [{ pm_microgram: 1, auto_zero: 30, flow_calibration: 1.1, stel: { total: 5 } }],
  ])('restores saved settings: %j', (configuration) => {
    const settings = fromDevice(dustTrak(configuration))
    expect(fromDevice({ ...dustTrak(), ...toPayload(settings) })).toEqual(settings)
  })
})
