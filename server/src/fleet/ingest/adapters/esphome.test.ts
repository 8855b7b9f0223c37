import { describe, expect, it } from 'vitest'
import { storedLines } from '../testsupport/describeReadings.ts'
import { ESPHOME } from '../testsupport/senders.fixture.ts'
import { esphomeAdapter } from './esphome.ts'

const decode = (changes: object = {}) => esphomeAdapter.decode({ ...ESPHOME, ...changes }, {}, 0)
const node = 'esphome:246f28aabbcc.0.0.0'

describe('sensors of ESPHome', () => {
  it('decodes sensors with a stated unit and leaves others unmapped', () => {
    const decoded = decode()
    expect(storedLines(decoded)).toEqual([
      `${node}/132:5 = 7.1 µg/m³ !4`,
      `${node}/raw:temperature = 20.5 !4`,
      `${node}/128:3 = 968 hPa !4`,
      `${node}/raw:boost = 3 !4`,
    ])
    expect(decoded.skipped).toEqual([{ path: '/sensors/co2', reason: 'no value' }])
  })

  it('uses the time of a set clock, and otherwise that of arrival with a remark', () => {
    expect(storedLines(decode({ time: 1_779_011_940 }))[0]).toContain('@2026-05-17T09:59:00.000Z')
    expect(decode({ time: 0 }).remarks).toEqual([
      { path: '/time', reason: 'the clock of the device is not set: the time of arrival is used' },
    ])
  })

  it('skips an invalid sensor with its reason and keeps the others', () => {
    const decoded = decode({ sensors: { pm25: 'high', temperature_c: 20 } })
    expect(decoded.skipped).toEqual([{ path: '/sensors/pm25', reason: 'not a number: "high"' }])
    expect(storedLines(decoded)).toEqual([`${node}/128:1 = 20 °C !4`])
  })

  it.each([
    ['/serial', { serial: 'a b' }],
    ['/serial', { serial: 'x'.repeat(49) }],
    ['/sensors', { sensors: [7] }],
  ])('refuses sensors of ESPHome at %s: %j', (path, changes) => {
    expect(decode(changes).issues.map((issue) => issue.path)).toEqual([path])
  })
})
