import { SENSOR_CHANNELS_MAX } from '@airshed/kit/define'
import { describe, expect, it } from 'vitest'
import { fromDevice, toPayload } from './mapping.ts'
import { channels } from './testsupport/channels.fixture.ts'

const unnamed = { name: '', enabled: true, factor: 1, offset: 0 }
const oxygen = { name: 'Dissolved oxygen', unit: 'mg/L', enabled: 0, factor: 1.02, offset: -0.1 }

describe('reading the channels of a sensor', () => {
  it.each([
    ['that reports nothing', {}, []],
    ['that reports no list', { channels: 8 }, []],
    ['with a single channel', { channels: [oxygen] }, [{ ...oxygen, enabled: false }]],
    [
      'with an incomplete channel',
      { channels: [{ name: 'Depth' }] },
      [{ ...unnamed, name: 'Depth' }],
    ],
    [
      'with an invalid channel, which keeps its place',
      { channels: [null, oxygen] },
      [unnamed, { ...oxygen, enabled: false }],
    ],
    [
      'with invalid parts',
      { channels: [{ name: 7, unit: null, enabled: 'yes', factor: '2', offset: Number.NaN }] },
      [unnamed],
    ],
    [
      'with a factor beyond its range, unchanged',
      { channels: [{ ...oxygen, factor: 2e6 }] },
      [{ ...oxygen, enabled: false, factor: 2e6 }],
    ],
  ])('reads the channels of a sensor %s', (_, reported, expected) => {
    expect(fromDevice(channels(reported))).toEqual({
      enabled: true,
      debug: false,
      channels: expected,
    })
  })

  it('drops channels beyond the most that a sensor has', () => {
    const many = Array.from({ length: SENSOR_CHANNELS_MAX + 1 }, () => oxygen)
    expect(fromDevice(channels({ channels: many })).channels).toHaveLength(SENSOR_CHANNELS_MAX)
  })

  it('reads the flags of the sensor', () => {
    const sensor = { ...channels(), enabled: 0, debug: 1 }
    expect(fromDevice(sensor)).toMatchObject({ enabled: false, debug: true })
  })
})

describe('saving channels', () => {
  it('writes every switch as 0 or 1', () => {
    expect(toPayload(fromDevice(channels({ channels: [oxygen], colour: 'red' })))).toEqual({
      enabled: 1,
      debug: 0,
      configuration: { channels: [oxygen] },
    })
  })

  it.each([[{}], [{ channels: [oxygen] }], [{ channels: [{ name: 'Depth' }, oxygen] }]])(
    'restores saved channels: %j',
    (configuration) => {
      const settings = fromDevice(channels(configuration))
      expect(fromDevice({ ...channels(), ...toPayload(settings) })).toEqual(settings)
    },
  )
})
