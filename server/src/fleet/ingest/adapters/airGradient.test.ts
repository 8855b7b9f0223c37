import { describe, expect, it } from 'vitest'
import { storedLines } from '../testsupport/describeReadings.ts'
import { AIRGRADIENT, AIRGRADIENT_TWO_CHANNELS } from '../testsupport/payloads.fixture.ts'
import { SERIAL_OF_REQUEST } from '../reading.ts'
import { airGradientAdapter, airGradientSerial } from './airGradient.ts'

const decode = (payload: unknown, serial?: string) =>
  airGradientAdapter.decode(payload, serial === undefined ? {} : { [SERIAL_OF_REQUEST]: serial }, 0)

describe('an AirGradient report', () => {
  it('decodes readings of one channel', () => {
    const monitor = 'airgradient:84fce60b3c40.0.0.0'
    expect(storedLines(decode(AIRGRADIENT, '84fce60b3c40'))).toEqual([
      `${monitor}/190:2 = -46 dBm !4`,
      `${monitor}/131:10 = 447 ppm !4`,
      `${monitor}/132:4 = 3 µg/m³ !4`,
      `${monitor}/132:5 = 7 µg/m³ !4`,
      `${monitor}/132:7 = 8 µg/m³ !4`,
      `${monitor}/raw:pm003Count = 442 !4`,
      `${monitor}/128:1 = 25.87 °C !4`,
      `${monitor}/128:2 = 43 % !4`,
      `${monitor}/140:12 = 100 !4`,
      `${monitor}/raw:tvocRaw = 33051 !4`,
      `${monitor}/140:13 = 1 !4`,
      `${monitor}/raw:noxRaw = 16307 !4`,
      `${monitor}/raw:boot = 6 !4`,
      `${monitor}/raw:bootCount = 6 !4`,
    ])
  })

  it('keeps two channels apart, and maps older key names to the newer ones', () => {
    const lines = storedLines(decode(AIRGRADIENT_TWO_CHANNELS))
    expect(lines).toContain('airgradient:84fce60b3c40.0.0.1/132:5 = 5 µg/m³ !4')
    expect(lines).toContain('airgradient:84fce60b3c40.0.0.2/132:5 = 6 µg/m³ !4')
    expect(lines).toContain('airgradient:84fce60b3c40.0.0.0/raw:tvocRaw = 31002 !4')
    expect(lines).toContain('airgradient:84fce60b3c40.0.0.0/raw:noxRaw = 15930 !4')
    expect(decode(AIRGRADIENT_TWO_CHANNELS).skipped).toEqual([])
  })

  it.each([
    ['I-9PSL', 'AirGradient Indoor'],
    ['DIY-PRO-I-4.3PS', 'AirGradient Indoor'],
    ['O-1PPT', 'AirGradient'],
    [undefined, 'AirGradient'],
    [7, 'AirGradient'],
  ])('the model %s makes a device of the type %s', (model, type) => {
    const { devices, skipped } = decode({ ...AIRGRADIENT, model }, '84fce60b3c40')
    expect(devices.map((device) => device.type)).toEqual([type])
    expect(skipped).toEqual([])
  })

  it('keeps its readings beside an invalid one and says which', () => {
    const decoded = decode({
      serialno: '84fce60b3c40',
      rco2: 'high',
      pm02Compensated: 6.5,
      pm02: 7,
    })
    const monitor = 'airgradient:84fce60b3c40.0.0.0'
    expect(storedLines(decoded)).toEqual([
      `${monitor}/132:9 = 6.5 µg/m³ !4`,
      `${monitor}/132:5 = 7 µg/m³ !4`,
    ])
    expect(decoded.skipped).toEqual([{ path: '/rco2', reason: 'not a number: "high"' }])
  })

  it('makes no key and no reading for a missing sensor', () => {
    expect(storedLines(decode({ wifi: -50 }, '84fce60b3c40'))).toHaveLength(1)
  })

  it.each([
    ['nothing', null, '/'],
    ['no serial', AIRGRADIENT, '/serialno'],
    ['channels that are a list', { serialno: '84fce60b3c40', channels: [] }, '/channels'],
    [
      'a channel without a number',
      { serialno: '84fce60b3c40', channels: { a: {} } },
      '/channels/a',
    ],
  ])('refuses a report of AirGradient: %s', (_case, payload, path) => {
    expect(decode(payload).issues.map((issue) => issue.path)).toEqual([path])
  })
})

describe('the serial of a monitor', () => {
  it.each([
    ['84FCE60B3C40', 'airgradient:84fce60b3c40'],
    ['airgradient:84fce60b3c40', 'airgradient:84fce60b3c40'],
    ['a b', null],
    ['', null],
    [5, null],
  ])('reads the serial %j as %s', (value, serial) => {
    expect(airGradientSerial(value)).toBe(serial)
  })
})
