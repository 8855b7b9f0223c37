import { describe, expect, it } from 'vitest'
import { storedLines } from '../testsupport/describeReadings.ts'
import { AIRROHR } from '../testsupport/payloads.fixture.ts'
import { airRohrAdapter } from './airRohr.ts'

const decode = (payload: unknown, headers = {}) => airRohrAdapter.decode(payload, headers, 0)
const withValues = (...sensordatavalues: unknown[]) => decode({ esp8266id: '1', sensordatavalues })

describe('an airRohr report', () => {
  it('decodes strings as numbers, pascals as hectopascals and P1 as PM10', () => {
    expect(storedLines(decode(AIRROHR))).toEqual([
      'esp8266-3394227.1.0.0/132:7 = 6.5 µg/m³ !4',
      'esp8266-3394227.1.0.0/132:5 = 3.2 µg/m³ !4',
      'esp8266-3394227.7.0.0/128:1 = 6.86 °C !4',
      'esp8266-3394227.7.0.0/128:3 = 1000.0354 hPa !4',
      'esp8266-3394227.7.0.0/128:2 = 86.66 % !4',
      'esp8266-3394227.0.0.0/190:2 = -82 dBm !4',
    ])
    expect(decode(AIRROHR)).toMatchObject({ issues: [], skipped: [] })
  })

  it.each([
    ['SPS30_P0', '12', '1.2.0.0/132:4 = 12 µg/m³ !4'],
    ['SPS30_P4', '12', '1.2.0.0/132:6 = 12 µg/m³ !4'],
    ['PMS_P2', '12', '1.3.0.0/132:5 = 12 µg/m³ !4'],
    ['temperature', '-3.1', '1.15.0.0/128:1 = -3.1 °C !4'],
    ['humidity', '99.9', '1.15.0.0/128:2 = 99.9 % !4'],
    ['BMP280_pressure', '99000', '1.8.0.0/128:3 = 990 hPa !4'],
    ['SCD30_co2_ppm', '612', '1.13.0.0/131:10 = 612 ppm !4'],
    ['DNMS_noise_LAeq', '51.3', '1.14.0.0/160:1 = 51.3 dB(A) !4'],
    ['DNMS_noise_LA_max', '71', '1.14.0.0/160:3 = 71 dB(A) !4'],
    ['samples', '888', '1.0.0.0/raw:samples = 888 !4'],
    ['SPS30_N05', '3.25', '1.2.0.0/raw:SPS30_N05 = 3.25 !4'],
    ['SDS_P1', '1999.9', '1.1.0.0/132:7 = 1999.9 µg/m³ !5'],
    ['SDS_P2', '999.9', '1.1.0.0/132:5 = 999.9 µg/m³ !5'],
  ])('decodes %s %s as esp8266-%s', (type, value, line) => {
    expect(storedLines(withValues({ value_type: type, value }))).toEqual([`esp8266-${line}`])
  })

  it('reads the place of its GPS and its own interval', () => {
    const decoded = withValues(
      { value_type: 'GPS_lat', value: '41.15' },
      { value_type: 'GPS_lon', value: '-8.61' },
      { value_type: 'interval', value: '60000' },
    )
    expect(decoded.devices).toMatchObject([{ location: [41.15, -8.61], statedIntervalMs: 60_000 }])
  })

  it('takes the kind of board from X-Sensor', () => {
    const [device] = decode(AIRROHR, { 'x-sensor': 'esp32-3394227' }).devices
    expect(device?.serial).toBe('esp32-3394227')
    const [other] = decode(AIRROHR, { 'x-sensor': 'esp32-999' }).devices
    expect(other?.serial).toBe('esp8266-3394227')
  })

  it('leaves out missing values and unknown text', () => {
    const decoded = withValues(
      { value_type: 'SDS_P1', value: 'nan' },
      { value_type: 'NPM_status', value: 'heating' },
    )
    expect(decoded.readings).toEqual([])
    expect(decoded.skipped).toEqual([
      { path: '/sensordatavalues/0/value', reason: 'no value' },
      { path: '/sensordatavalues/1/value', reason: 'not a number: "heating"' },
    ])
  })

  it.each([
    ['nothing', null, '/'],
    ['no chip id', { sensordatavalues: [] }, '/esp8266id'],
    [
      'a chip id that cannot be a text',
      { esp8266id: { toString: 1 }, sensordatavalues: [] },
      '/esp8266id',
    ],
    ['a list as chip id', { esp8266id: ['1'], sensordatavalues: [] }, '/esp8266id'],
    ['no values', { esp8266id: '1' }, '/sensordatavalues'],
    [
      'a value without a type',
      { esp8266id: '1', sensordatavalues: [{}] },
      '/sensordatavalues/0/value_type',
    ],
  ])('refuses a report of airRohr: %s', (_case, payload, path) => {
    expect(decode(payload).issues.map((issue) => issue.path)).toEqual([path])
  })
})
