import { describe, expect, it } from 'vitest'
import { storedLines } from '../testsupport/describeReadings.ts'
import { THINGS_STACK } from '../testsupport/payloads.fixture.ts'
import { theThingsStackAdapter } from './theThingsStack.ts'

const decode = (payload: unknown) => theThingsStackAdapter.decode(payload, {}, 0)

describe('an uplink of The Things Stack', () => {
  it('becomes readings at its received time, cut to milliseconds', () => {
    const device = 'ttn:70b3d57ed0051234.0.0.0'
    const at = '@2026-05-17T10:00:05.123Z'
    expect(storedLines(decode(THINGS_STACK))).toEqual([
      `${device}/128:1 = 21.4 °C ${at}`,
      `${device}/128:2 = 48 % ${at}`,
      `${device}/132:5 = 7.25 µg/m³ ${at}`,
      `${device}/190:1 = 3.61 V ${at}`,
      `${device}/raw:motion = 1 ${at}`,
      `${device}/raw:soil.moisture = 31 ${at}`,
      `${device}/190:2 = -61 dBm ${at}`,
      `${device}/raw:lora.snr = 0 dB ${at}`,
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

  it('without a decoded payload has its radio readings', () => {
    const { decoded_payload: _left, ...uplink } = THINGS_STACK.uplink_message
    const decoded = decode({ ...THINGS_STACK, uplink_message: uplink })
    expect(decoded.readings.map(({ key }) => key)).toEqual(['rssi', 'lora.snr'])
    expect(decoded.skipped[0]?.path).toBe('/uplink_message/frm_payload')
  })

  it('of another kind is no error', () => {
    const { uplink_message: _left, ...message } = THINGS_STACK
    expect(decode({ ...message, join_accept: {} })).toMatchObject({ issues: [], readings: [] })
  })

  it.each([
    ['nothing', [], '/'],
    ['no device', {}, '/end_device_ids/dev_eui'],
    ['no message', { end_device_ids: THINGS_STACK.end_device_ids }, '/uplink_message'],
    ['a time that is none', { ...THINGS_STACK, received_at: 'now' }, '/received_at'],
  ])('is refused: %s', (_case, payload, path) => {
    expect(decode(payload).issues.map((issue) => issue.path)).toEqual([path])
  })
})
