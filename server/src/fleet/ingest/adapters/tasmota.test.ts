import { describe, expect, it } from 'vitest'
import { addressOfName } from '../rules/sensorAddress.ts'
import { storedLines } from '../testsupport/describeReadings.ts'
import { TASMOTA } from '../testsupport/senders.fixture.ts'
import { tasmotaAdapter } from './tasmota.ts'

const decode = (changes: object = {}) => tasmotaAdapter.decode({ ...TASMOTA, ...changes }, {}, 0)
const at = (sensor: string) => `tasmota:tasmota_9CF9D1.0.0.${addressOfName(sensor)}`

describe('sensors of Tasmota', () => {
  it('decodes readings in the units that the payload states', () => {
    expect(storedLines(decode())).toEqual([
      `${at('BME280')}/128:1 = 20.7 °C !4`,
      `${at('BME280')}/128:2 = 24.4 % !4`,
      `${at('BME280')}/raw:DewPoint = -0.4 °C !4`,
      `${at('BME280')}/128:3 = 1013.3835624 hPa !4`,
      `${at('PMS5003')}/raw:CF1 = 22 µg/m³ !4`,
      `${at('PMS5003')}/raw:CF2.5 = 32 µg/m³ !4`,
      `${at('PMS5003')}/132:4 = 22 µg/m³ !4`,
      `${at('PMS5003')}/132:5 = 31 µg/m³ !4`,
      `${at('PMS5003')}/132:7 = 49 µg/m³ !4`,
      `${at('PMS5003')}/raw:PB0.3 = 4146 !4`,
      `${at('DS18B20')}/128:1 = 69.1 °C !12`,
      `${at('ENERGY')}/raw:Power = 5 !4`,
      `${at('ENERGY')}/raw:Temperature = 41 °C !4`,
      `${at('ANALOG')}/raw:A0 = 3 !4`,
    ])
  })

  it('a local time without an offset becomes the time of arrival with a remark', () => {
    expect(decode().remarks).toEqual([
      {
        path: '/Time',
        reason: 'a local time without an offset is ambiguous: the time of arrival is used',
      },
    ])
  })

  it('reads a time with an offset, as SetOption52 writes it', () => {
    const decoded = decode({ Time: '2026-05-17T12:00:00+02:00' })
    expect(storedLines(decoded)[0]).toContain('@2026-05-17T10:00:00.000Z')
    expect(decoded.remarks).toEqual([])
  })

  it('leaves values unmapped whose unit the payload does not state', () => {
    const { TempUnit: _temperature, PressureUnit: _pressure, ...unitless } = TASMOTA
    const lines = storedLines(tasmotaAdapter.decode(unitless, {}, 0))
    expect(lines).toContain(`${at('BME280')}/raw:Temperature = 20.7 !4`)
    expect(lines).toContain(`${at('BME280')}/raw:Pressure = 760.1 !4`)
    expect(lines).toContain(`${at('BME280')}/128:2 = 24.4 % !4`)
  })

  it('keeps reduced and estimated values apart from the measured parameter', () => {
    const lines = storedLines(decode({ SCD40: { eCO2: 400, CarbonDioxide: 612 } }))
    expect(lines).toContain(`${at('SCD40')}/raw:eCO2 = 400 ppm !4`)
    expect(lines).toContain(`${at('SCD40')}/131:10 = 612 ppm !4`)
  })

  it('skips invalid values with their reason and keeps the others', () => {
    const decoded = decode({ BME280: { Temperature: 'hot', Humidity: null, Pressure: 760 } })
    expect(decoded.skipped).toEqual([
      { path: '/BME280/Temperature', reason: 'not a number: "hot"' },
      { path: '/BME280/Humidity', reason: 'no value' },
    ])
    expect(storedLines(decoded)[0]).toContain('/128:3 = 1013.25')
  })

  it('refuses a report without a topic or a serial', () => {
    expect(decode({ Topic: undefined }).issues.map(({ path }) => path)).toEqual(['/Topic'])
  })
})
