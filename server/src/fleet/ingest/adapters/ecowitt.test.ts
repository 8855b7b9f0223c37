import { describe, expect, it } from 'vitest'
import { storedLines } from '../testsupport/describeReadings.ts'
import { ECOWITT } from '../testsupport/gateways.fixture.ts'
import { SERIAL_OF_REQUEST } from '../reading.ts'
import { ecowittAdapter } from './ecowitt.ts'

const decode = (changes: Record<string, string> = {}, headers = {}) => {
  const form = Object.fromEntries(new URLSearchParams(ECOWITT))
  return ecowittAdapter.decode({ ...form, ...changes }, headers, 0)
}
const AT = '@2026-05-17T09:59:56.000Z'

describe('reports of Ecowitt', () => {
  it('decodes readings of each sensor in the units of the catalogue', () => {
    const decoded = decode({}, { [SERIAL_OF_REQUEST]: 'garden' })
    const at = (address: number) => `ecowitt:garden.0.0.${address}`
    expect(storedLines(decoded)).toEqual([
      `${at(1)}/128:1 = 20.7 °C ${AT}`,
      `${at(1)}/128:2 = 61 % ${AT}`,
      `${at(0)}/raw:baromrelin = 29.92 inHg ${AT}`,
      `${at(0)}/128:3 = 998.984755 hPa ${AT}`,
      `${at(0)}/128:1 = 10 °C ${AT}`,
      `${at(0)}/128:2 = 84 % ${AT}`,
      `${at(0)}/150:2 = 270 ° ${AT}`,
      `${at(0)}/150:1 = 4.4704 m/s ${AT}`,
      `${at(0)}/150:3 = 5.588 m/s ${AT}`,
      `${at(0)}/raw:solarradiation = 101.5 W/m² ${AT}`,
      `${at(0)}/raw:dailyrainin = 0.12 in ${AT}`,
      `${at(12)}/128:1 = 20 °C ${AT}`,
      `${at(12)}/128:2 = 40 % ${AT}`,
      `${at(21)}/132:5 = 7 µg/m³ ${AT}`,
      `${at(21)}/raw:pm25_avg_24h_ch1 = 6.1 µg/m³ ${AT}`,
      `${at(30)}/128:1 = 22 °C ${AT}`,
      `${at(30)}/128:2 = 45 % ${AT}`,
      `${at(30)}/132:5 = 3.1 µg/m³ ${AT}`,
      `${at(30)}/132:7 = 4 µg/m³ ${AT}`,
      `${at(30)}/131:10 = 512 ppm ${AT}`,
    ])
    expect(decoded.devices).toMatchObject([{ name: 'GW2000A', statedIntervalMs: 60_000 }])
  })

  it('identifies a station by its PASSKEY, which is stored nowhere', () => {
    const { devices, readings } = decode()
    expect(devices[0]?.serial).toMatch(/^ecowitt:[0-9a-f]{12}$/)
    expect(decode({ PASSKEY: 'FFFF456789ABCDEF0123456789ABCDEF' }).devices[0]?.serial).not.toBe(
      devices[0]?.serial,
    )
    expect(JSON.stringify([devices, readings])).not.toMatch(/0123456789abcdef/i)
  })

  it('decodes up to 16 channels of soil sensors', () => {
    const decoded = decode({ soilmoisture1: '31', soilmoisture16: '44' })
    expect(storedLines(decoded).filter((line) => line.includes('soil'))).toEqual([
      expect.stringMatching(/\.0\.0\.41\/raw:soilmoisture1 = 31 %/),
      expect.stringMatching(/\.0\.0\.56\/raw:soilmoisture16 = 44 %/),
    ])
  })

  it('readings from an unset clock get the time of arrival', () => {
    const decoded = decode({ dateutc: '1970-01-01 00:00:30' })
    expect(decoded.remarks).toHaveLength(1)
    expect(storedLines(decoded)[0]).toContain('!36')
  })

  it('refuses a form without PASSKEY and serial, and anything but a form', () => {
    expect(decode({ PASSKEY: '' }).issues.map(({ path }) => path)).toEqual(['/PASSKEY'])
    expect(ecowittAdapter.decode('x', {}, 0).issues).toHaveLength(1)
  })
})
