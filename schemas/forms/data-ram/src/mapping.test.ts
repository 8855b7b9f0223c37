import { describe, expect, it } from 'vitest'
import { fromDevice, toPayload } from './mapping.ts'
import { dataRam } from './testsupport/dataRam.fixture.ts'

const defaults = { enabled: true, debug: false, auto_zero_enabled: false, flow_calibration: 1 }

describe('reading what a data-ram reports', () => {
  it.each([
    ['nothing', {}, {}],
    ['auto-zero on', { auto_zero_enabled: 1 }, { auto_zero_enabled: true }],
    ['a switch that is not a flag', { auto_zero_enabled: 'yes' }, {}],
    [
      'a factor in single precision',
      { flow_calibration: 3.4200000762939453 },
      { flow_calibration: 3.42 },
    ],
    ['a factor beyond its range, unchanged', { flow_calibration: 4 }, { flow_calibration: 4 }],
    ['a factor that is not a number', { flow_calibration: 'high' }, {}],
    ['unknown settings', { colour: 'red' }, {}],
  ])('reads the settings of a data-ram: %s', (_, reported, expected) => {
    expect(fromDevice(dataRam(reported))).toEqual({ ...defaults, ...expected })
  })

  it('reads the flags of the sensor', () => {
    const sensor = { ...dataRam(), enabled: 0, debug: 1 }
    expect(fromDevice(sensor)).toMatchObject({ enabled: false, debug: true })
  })
})

describe('saving the settings of a data-ram', () => {
  it('writes switches as 0 and 1', () => {
    const value = fromDevice(dataRam({ auto_zero_enabled: 1, colour: 'red' }))
    expect(toPayload(value)).toEqual({
      enabled: 1,
      debug: 0,
      configuration: { auto_zero_enabled: 1, flow_calibration: 1 },
    })
  })

  it.each([[{}], [{ auto_zero_enabled: 1, flow_calibration: 3.5 }], [{ flow_calibration: 0.5 }]])(
    'restores saved settings: %j',
    (configuration) => {
      const settings = fromDevice(dataRam(configuration))
      expect(fromDevice({ ...dataRam(), ...toPayload(settings) })).toEqual(settings)
    },
  )
})
