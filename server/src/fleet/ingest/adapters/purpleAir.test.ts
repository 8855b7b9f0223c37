import { describe, expect, it } from 'vitest'
import { storedLines } from '../testsupport/describeReadings.ts'
import { PURPLEAIR } from '../testsupport/senders.fixture.ts'
import { purpleAirAdapter } from './purpleAir.ts'

const decode = (changes: object = {}) =>
  purpleAirAdapter.decode({ ...PURPLEAIR, ...changes }, {}, 0)

describe('a PurpleAir report', () => {
  const at = '@2026-05-17T09:58:57.000Z'
  const board = 'purpleair:84f3eb280dec.0.0.0'
  const a = 'purpleair:84f3eb280dec.0.0.1'
  const b = 'purpleair:84f3eb280dec.0.0.2'

  it('converts temperatures to °C, keeps two counters apart and other values as they came', () => {
    expect(storedLines(decode())).toEqual([
      `${board}/raw:Mem = 12600 ${at}`,
      `${board}/raw:uptime = 592267 ${at}`,
      `${board}/190:2 = -70 dBm ${at}`,
      `${board}/128:1 = 17.7777777778 °C ${at}`,
      `${board}/128:2 = 30 % ${at}`,
      `${board}/raw:current_dewpoint_f = 32 °F ${at}`,
      `${board}/128:3 = 866.14 hPa ${at}`,
      `purpleair:84f3eb280dec.0.0.3/128:1 = 17.2222222222 °C ${at}`,
      `purpleair:84f3eb280dec.0.0.3/raw:gas = 69.49 ${at}`,
      `${b}/raw:pm2.5_aqi = 7 ${at}`,
      `${b}/raw:pm2_5_cf_1 = 1.79 µg/m³ ${at}`,
      `${b}/raw:p_0_3_um = 401.47 1/dL ${at}`,
      `${b}/132:4 = 1.16 µg/m³ ${at}`,
      `${b}/132:5 = 1.79 µg/m³ ${at}`,
      `${b}/132:7 = 1.79 µg/m³ ${at}`,
      `${a}/raw:pm2.5_aqi = 9 ${at}`,
      `${a}/raw:pm2_5_cf_1 = 2.22 µg/m³ ${at}`,
      `${a}/raw:p_0_3_um = 454.66 1/dL ${at}`,
      `${a}/132:4 = 1.74 µg/m³ ${at}`,
      `${a}/132:5 = 2.22 µg/m³ ${at}`,
      `${a}/132:7 = 2.53 µg/m³ ${at}`,
    ])
    expect(decode().skipped).toEqual([])
    expect(decode().devices).toMatchObject([
      { serial: 'purpleair:84f3eb280dec', name: 'PurpleAir-dec', location: [39.4422, -119.726196] },
    ])
  })

  it('hides PM2.5 of counters that disagree, with a remark', () => {
    const decoded = decode({ pm2_5_atm: 3, pm2_5_atm_b: 40 })
    const masses = storedLines(decoded).filter((line) => line.includes('/132:5'))
    expect(masses).toEqual([`${b}/132:5 = 40 µg/m³ ${at} !16`, `${a}/132:5 = 3 µg/m³ ${at} !16`])
    expect(decoded.remarks).toEqual([
      {
        path: '/pm2_5_atm',
        reason: '3 and 40 µg/m³: the two channels disagree, neither is shown',
      },
    ])
    expect(storedLines(decoded)).toContain(`${a}/132:7 = 2.53 µg/m³ ${at}`)
  })

  it.each([
    ['by little', 1, 5.9],
    ['by a small share', 100, 130],
    ['by exactly the bounds', 10, 5],
  ])('shows PM2.5 of counters that differ %s', (_case, of, against) => {
    const decoded = decode({ pm2_5_atm: of, pm2_5_atm_b: against })
    expect(decoded.remarks).toEqual([])
    expect(storedLines(decoded)).toContain(`${a}/132:5 = ${of} µg/m³ ${at}`)
  })

  it('keeps its readings beside an invalid one and says which', () => {
    const decoded = decode({ 'pm2.5_aqi': 'nan', pm2_5_atm: 'high' })
    expect(decoded.skipped).toEqual([
      { path: '/pm2.5_aqi', reason: 'no value' },
      { path: '/pm2_5_atm', reason: 'not a number: "high"' },
    ])
    expect(storedLines(decoded)).toContain(`${b}/132:5 = 1.79 µg/m³ ${at}`)
  })

  it('a report from an unset clock gets the time of arrival and a remark', () => {
    const decoded = decode({ DateTime: '1970/01/01T00:00:27z' })
    expect(storedLines(decoded)).toContain(`${a}/132:5 = 2.22 µg/m³ !36`)
    expect(decoded.remarks).toEqual([
      {
        path: '/DateTime',
        reason: 'the clock of the device is not set: the time of arrival is used',
      },
    ])
  })

  it.each([undefined, 5, '84f3eb280dec', '84:f3:eb:28:d', '84:f3:eb:28:d:xx'])(
    'refuses the id %j',
    (SensorId) => {
      expect(decode({ SensorId }).issues.map(({ path }) => path)).toEqual(['/SensorId'])
    },
  )
})
