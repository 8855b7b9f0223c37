import { sensorPayload as toPayload } from '@airshed/kit/define'
import { describe, expect, it } from 'vitest'
import { fromDevice } from './mapping.ts'
import { soundPro } from './testsupport/soundPro.fixture.ts'

const defaults = {
  enabled: true,
  debug: false,
  measurement_mode: 'SLM',
  filters: ['LEQ', 'LAVG', 'LMIN', 'LMAX', 'LPK', 'SPL'],
  session_time: 0,
}

describe('reading what a sound-pro reports', () => {
  it.each([
    ['nothing', {}, {}],
    ['its mode', { measurement_mode: '1/3' }, { measurement_mode: '1/3' }],
    ['an unknown mode, unchanged', { measurement_mode: '1/6' }, { measurement_mode: '1/6' }],
    ['a mode that is not text', { measurement_mode: 3 }, {}],
    [
      'some levels, in the order of the form',
      { filters: ['LPK', 'LEQ'] },
      { filters: ['LEQ', 'LPK'] },
    ],
    ['no levels', { filters: [] }, { filters: [] }],
    ['unknown levels', { filters: ['LEQ', 'L90', 7] }, { filters: ['LEQ'] }],
    ['levels that are not a list', { filters: 'LEQ' }, {}],
    ['its session time', { session_time: 120 }, { session_time: 120 }],
    ['an unknown session time, unchanged', { session_time: 45 }, { session_time: 45 }],
    ['unknown settings', { colour: 'red' }, {}],
  ])('reads the settings of a sound-pro: %s', (_, reported, expected) => {
    expect(fromDevice(soundPro(reported))).toEqual({ ...defaults, ...expected })
  })

  it('reads the flags of the sensor', () => {
    const sensor = { ...soundPro(), enabled: 0, debug: 1 }
    expect(fromDevice(sensor)).toMatchObject({ enabled: false, debug: true })
  })
})

it.each([
  [{}],
  [{ measurement_mode: '1/1', filters: ['LMAX', 'LMIN'], session_time: 30 }],
  [{ filters: [], colour: 'red' }],
])('restores saved settings: %j', (configuration) => {
  const settings = fromDevice(soundPro(configuration))
  const { enabled: _, debug: __, ...own } = settings
  const payload = toPayload(settings)
  expect(payload).toEqual({ enabled: 1, debug: 0, configuration: own })
  expect(fromDevice({ ...soundPro(), ...payload })).toEqual(settings)
})
