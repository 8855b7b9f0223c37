import { describe, expect, it } from 'vitest'
import { storedLines } from '../testsupport/describeReadings.ts'
import { CHIRPSTACK } from '../testsupport/gateways.fixture.ts'
import { EVENT_OF_REQUEST } from '../reading.ts'
import { chirpStackAdapter } from './chirpStack.ts'

const decode = (changes: object = {}, event = 'up') =>
  chirpStackAdapter.decode({ ...CHIRPSTACK, ...changes }, { [EVENT_OF_REQUEST]: event }, 0)
const device = 'chirpstack:a84041ffff5c1234.0.0.0'
const AT = '@2026-05-17T10:00:05.775Z'

describe('uplinks of ChirpStack', () => {
  it('decodes readings with a stated unit at the time of the uplink', () => {
    const decoded = decode()
    expect(storedLines(decoded)).toEqual([
      `${device}/131:10 = 612 ppm ${AT}`,
      `${device}/128:1 = 21.4 °C ${AT}`,
      `${device}/raw:humidity = 48 ${AT}`,
      `${device}/raw:BatV = 3.61 ${AT}`,
      `${device}/190:2 = -36 dBm ${AT}`,
      `${device}/raw:lora.snr = 10.5 dB ${AT}`,
    ])
    expect(decoded.devices).toMatchObject([
      { serial: 'chirpstack:a84041ffff5c1234', type: 'LoRaWAN', name: 'class room 4' },
    ])
  })

  it('keeps the signal of an uplink that no codec has decoded, with a remark', () => {
    const decoded = decode({ object: undefined })
    expect(decoded.skipped).toEqual([{ path: '/data', reason: 'no codec has decoded it' }])
    expect(storedLines(decoded)).toHaveLength(2)
  })

  it('an uplink without a time gets the time of arrival', () => {
    expect(storedLines(decode({ time: undefined }))[0]).toBe(`${device}/131:10 = 612 ppm !4`)
  })

  it.each(['status', 'join', 'ack', 'txack', 'log', 'location', 'integration'])(
    'ignores event=%s and answers with success',
    (event) => {
      const decoded = decode({}, event)
      expect([decoded.readings, decoded.issues, decoded.skipped.length]).toEqual([[], [], 1])
    },
  )

  it('stores the charge of the battery from event=status', () => {
    const status = { object: undefined, rxInfo: undefined, data: undefined, batteryLevel: 87.5 }
    expect(storedLines(decode(status, 'status'))).toEqual([
      expect.stringContaining('/raw:battery_level = 87.5 % @'),
    ])
    const powered = decode({ ...status, batteryLevel: 0, externalPowerSource: true }, 'status')
    expect([powered.readings, powered.skipped.length]).toEqual([[], 1])
  })

  it.each([
    ['/deviceInfo/devEui', { deviceInfo: { devEui: 'a840' } }],
    ['/time', { time: 'yesterday' }],
  ])('refuses an uplink of ChirpStack at %s: %j', (path, changes) => {
    const { issues, unreadable } = decode(changes)
    expect([...issues, ...unreadable].map((issue) => issue.path)).toEqual([path])
  })

  it('refuses an unknown event', () => {
    expect(decode({}, 'down').issues.map((issue) => issue.path)).toEqual(['?event'])
  })
})
