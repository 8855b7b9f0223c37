import { describe, expect, it } from 'vitest'
import { storedLines } from '../testsupport/describeReadings.ts'
import { THINGS_STACK } from '../testsupport/payloads.fixture.ts'
import { theThingsStackAdapter } from './theThingsStack.ts'

const decode = (payload: unknown) => theThingsStackAdapter.decode(payload, {}, 0)

describe('an uplink of The Things Stack', () => {
  it('decodes readings at the received time, cut to milliseconds', () => {
    const device = 'ttn:70b3d57ed0051234.0.0.0'
    const at = '@2026-05-17T10:00:05.123Z'
    expect(storedLines(decode(THINGS_STACK))).toEqual([
      `${device}/128:1 = 21.4 °C ${at}`,
      `${device}/raw:humidity = 48 ${at}`,
      `${device}/132:5 = 7.25 µg/m³ ${at}`,
      `${device}/raw:battery = 3.61 ${at}`,
      `${device}/raw:motion = 1 ${at}`,
      `${device}/raw:soil.moisture = 31 ${at}`,
      `${device}/190:2 = -61 dBm ${at}`,
      `${device}/raw:lora.snr = 0 dB ${at}`,
    ])
  })

  const decodedAs = (decoded_payload: unknown, normalized_payload?: unknown) => {
    const { uplink_message: uplink } = THINGS_STACK
    const message = { ...uplink, decoded_payload, normalized_payload, rx_metadata: [] }
    const lines = storedLines(decode({ ...THINGS_STACK, uplink_message: message }))
    return lines.map((line) =>
      line.replace(/^ttn:70b3d57ed0051234\.0\.0\.0\//, '').replace(/ @.*/, ''),
    )
  }

  it.each([
    ['a pressure in Pa', { pressure: { value: 96_800, unit: 'Pa' } }, '128:3 = 968 hPa'],
    ['a pressure in hPa', { pressure: { value: 968, unit: 'hPa' } }, '128:3 = 968 hPa'],
    ['a unit beside the key', { pressure: 96_800, pressure_unit: 'Pa' }, '128:3 = 968 hPa'],
    ['a unit in a list of them', { co2: 450, units: { co2: 'ppm' } }, '131:10 = 450 ppm'],
    ['a unit in the key', { pressure_pa: 96_800 }, '128:3 = 968 hPa'],
    ['a parameter without a unit', { voc_index: 104 }, '140:12 = 104'],
    ['no unit', { pressure: 96_800 }, 'raw:pressure = 96800'],
    [
      'a unit that nobody knows',
      { pressure: { value: 9, unit: 'furlong' } },
      'raw:pressure = 9 furlong',
    ],
  ])('decodes the formatted payload with %s', (_, payload, expected) => {
    expect(decodedAs(payload)).toEqual([expected])
  })

  it('decodes units of a normalized payload beside the output of a formatter', () => {
    const normalized = [{ air: { temperature: 21.5, pressure: 968.2 }, wind: { direction: 90 } }]
    expect(decodedAs({ temperature: 21.5 }, normalized)).toEqual([
      '128:1 = 21.5 °C',
      '128:3 = 968.2 hPa',
      '150:2 = 90 °',
      'raw:temperature = 21.5',
    ])
  })

  it('names the device and its place', () => {
    expect(decode(THINGS_STACK).devices).toMatchObject([
      { serial: 'ttn:70b3d57ed0051234', name: 'school-roof', location: [41.15, -8.61] },
    ])
  })

  it('reads a left-out coordinate as 0', () => {
    const uplink = { ...THINGS_STACK.uplink_message, locations: { user: { longitude: 9.5 } } }
    const { devices } = decode({ ...THINGS_STACK, uplink_message: uplink })
    expect(devices[0]?.location).toEqual([0, 9.5])
  })

  it('keeps radio readings of an uplink without a decoded payload', () => {
    const { decoded_payload: _left, ...uplink } = THINGS_STACK.uplink_message
    const decoded = decode({ ...THINGS_STACK, uplink_message: uplink })
    expect(decoded.readings.map(({ key }) => key)).toEqual(['rssi', 'lora.snr'])
    expect(decoded.skipped[0]?.path).toBe('/uplink_message/frm_payload')
  })

  it('ignores a message of another kind', () => {
    const { uplink_message: _left, ...message } = THINGS_STACK
    expect(decode({ ...message, join_accept: {} })).toMatchObject({ issues: [], readings: [] })
  })

  it.each([
    ['nothing', [], '/'],
    ['no device', {}, '/end_device_ids/dev_eui'],
    ['no message', { end_device_ids: THINGS_STACK.end_device_ids }, '/uplink_message'],
    ['a time that is none', { ...THINGS_STACK, received_at: 'now' }, '/received_at'],
  ])('refuses an uplink of The Things Stack: %s', (_case, payload, path) => {
    const { issues, unreadable } = decode(payload)
    expect([...issues, ...unreadable].map((issue) => issue.path)).toEqual([path])
  })
})
