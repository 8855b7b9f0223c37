import { expect, it } from 'vitest'
import { storedLines } from '../testsupport/describeReadings.ts'
import { CHIRPSTACK } from '../testsupport/gateways.fixture.ts'
import { chirpStackAdapter } from './chirpStack.ts'

/** What the decoder of the maker writes for an AQS01-L. */
const AQS01 = {
  BatV: 3.61,
  temperature: 21.4,
  humidity: 48.2,
  air_pressure: 1003.4,
  co2: 612,
  CO2H_flag: 'False',
  Node_type: 'AIS01-LB',
}
const device = 'chirpstack:a84041ffff5c1234.0.0.0'
const lines = (object: object) =>
  storedLines(chirpStackAdapter.decode({ ...CHIRPSTACK, object, rxInfo: [] }, {}, 0)).map(
    (line) => line.split(' @')[0],
  )

it('maps the fields of a known decoder as its maker documents', () => {
  expect(lines(AQS01)).toEqual([
    `${device}/190:1 = 3.61 V`,
    `${device}/128:1 = 21.4 °C`,
    `${device}/128:2 = 48.2 %`,
    `${device}/128:3 = 1003.4 hPa`,
    `${device}/131:10 = 612 ppm`,
  ])
})

it.each([
  [
    { Bat_V: 3.6, TVOC_ppb: 120, CO2_ppm: 705, TempC_SHT: 21.4, Hum_SHT: 48.2, Node_type: 'LAQ4' },
    [
      '190:1 = 3.6 V',
      'raw:TVOC_ppb = 120 ppb',
      '131:10 = 705 ppm',
      '128:1 = 21.4 °C',
      '128:2 = 48.2 %',
    ],
  ],
  [
    { BatV: 3.05, TempC_SHT: 21.4, Hum_SHT: 48.2, TempC_DS: 27.81, Node_type: 'LHT65N' },
    ['190:1 = 3.05 V', '128:1 = 21.4 °C', '128:2 = 48.2 %', 'raw:TempC_DS = 27.81'],
  ],
  [
    { BatV: 3.3, TempC_SHT31: -4.2, Hum_SHT31: 90.1, Node_type: 'S31-LB' },
    ['190:1 = 3.3 V', '128:1 = -4.2 °C', '128:2 = 90.1 %'],
  ],
  [
    { BatV: 3.6, temperature: 21, air_pressure: 1003.4, co: 3, Node_type: 'AIS02-L' },
    ['190:1 = 3.6 V', '128:1 = 21 °C', '128:3 = 1003.4 hPa', 'raw:co = 3'],
  ],
])('maps known fields of other decoders of this maker: %j', (object, expected) => {
  expect(lines(object)).toEqual(expected.map((line) => `${device}/${line}`))
})

it('a unit stated in the payload overrides that of the maker', () => {
  expect(lines({ ...AQS01, temperature_unit: '°F' })).toContain(
    `${device}/128:1 = -5.88888888889 °C`,
  )
})

it('the same fields of an unknown decoder have no units', () => {
  expect(lines({ ...AQS01, Node_type: 'constructor' })).toContain(`${device}/raw:co2 = 612`)
})
