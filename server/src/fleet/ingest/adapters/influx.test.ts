import { describe, expect, it } from 'vitest'
import { addressOfName } from '../rules/sensorAddress.ts'
import { storedLines } from '../testsupport/describeReadings.ts'
import { PRECISION_OF_REQUEST, SERIAL_OF_REQUEST } from '../reading.ts'
import { influxAdapter } from './influx.ts'

const decode = (text: unknown, headers = {}) => influxAdapter.decode(text, headers, 0)
const at = (device: string, sensor: string) => `influx:${device}.0.0.${addressOfName(sensor)}`
const NS = '1779011940000000000'
const AT = '@2026-05-17T09:59:00.000Z'

describe('lines of Telegraf', () => {
  it('decodes fields with a stated unit as a sensor for each measurement and tags', () => {
    const text = [
      `air,host=pi.lab,room=lab pm25_ug_m3=7.1,co2=612,temperature_f=50 ${NS}`,
      `air,host=pi.lab,room=hall pm25_ug_m3=8 ${NS}`,
      `gas,serial=roof-1,unit=ppb no2=20 ${NS}`,
      `wind,device=mast direction="NNW" ${NS}`,
    ].join('\n')
    expect(storedLines(decode(text))).toEqual([
      `${at('pi-lab', 'air, room=lab')}/132:5 = 7.1 µg/m³ ${AT}`,
      `${at('pi-lab', 'air, room=lab')}/raw:co2 = 612 ${AT}`,
      `${at('pi-lab', 'air, room=lab')}/128:1 = 10 °C ${AT}`,
      `${at('pi-lab', 'air, room=hall')}/132:5 = 8 µg/m³ ${AT}`,
      `${at('roof-1', 'gas')}/170:1 = 20 ppb ${AT}`,
    ])
    expect(decode(text).skipped).toEqual([{ path: '/4/direction', reason: 'not a number: "NNW"' }])
  })

  it.each([
    ['ns', NS],
    ['us', '1779011940000000'],
    ['ms', '1779011940000'],
    ['s', '1779011940'],
  ])('reads times in %s', (precision, time) => {
    const headers = { [PRECISION_OF_REQUEST]: precision }
    expect(storedLines(decode(`a,host=pi co2_ppm=1 ${time}`, headers))[0]).toContain(AT)
  })

  it('a line without a time gets the time of arrival', () => {
    expect(storedLines(decode('a,host=pi co2_ppm=1'))[0]).toContain('!4')
  })

  it('belongs to the device that the request names', () => {
    const headers = { [SERIAL_OF_REQUEST]: 'shed' }
    expect(decode('a co2_ppm=1', headers).devices).toMatchObject([{ serial: 'influx:shed' }])
  })

  it('skips an unreadable line by its number and keeps the others', () => {
    const decoded = decode(`a,host=pi co2_ppm=1\nb x\nc co2_ppm=2`)
    expect(decoded.skipped.map(({ path }) => path)).toEqual(['/2', '/3'])
    expect(decoded.issues).toEqual([])
    expect(storedLines(decoded)).toHaveLength(1)
  })

  it.each(['', '# only a comment', null, { a: 1 }, 'a co2_ppm=1\n'.repeat(10_001)])(
    'refuses empty text, too many lines and anything but text: %#',
    (payload) => {
      expect(decode(payload).issues).toHaveLength(1)
    },
  )
})
