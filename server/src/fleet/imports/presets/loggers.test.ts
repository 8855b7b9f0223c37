import { describe, expect, it } from 'vitest'
import { sample, text } from './presets.fixture.ts'

describe('a TOA5 file', () => {
  it('reads names, units and processing above the rows, and NAN as no value', async () => {
    const { preset, rows, report } = await sample('toa5.dat', { zone: 'UTC-5' })
    expect(preset).toBe('toa5')
    expect(rows).toEqual({
      'campbell:44238 2026-06-22T14:10:00Z': [
        'battery 12.61 V',
        'PTemp_C_Avg 23.12 Deg C',
        'AirTC_Max 25.2 Deg C',
        'humidity 55.2 %',
        'wind_speed 2.4 m/s',
        'wind_direction 270 °',
        'pressure 1013.2 hPa',
        'rain 0.2 mm',
        'pm25 12 µg/m³',
      ],
      'campbell:44238 2026-06-22T14:20:00Z': [
        'battery 12.6 V',
        'PTemp_C_Avg 23.1 Deg C',
        'temperature 24.6 °C',
        'AirTC_Max 25.4 Deg C',
        'humidity -7999 % !1',
        'wind_speed 2.1 m/s',
        'pressure 1013.1 hPa',
        'rain 0 mm',
        'pm25 13 µg/m³',
      ],
    })
    expect(report).toMatchObject({ rowsRefused: 0, cellsRefused: 0 })
  })
})

describe('a WeatherLink file', () => {
  it('reads units from headings and takes the pressure of the air of two', async () => {
    const { preset, rows } = await sample('weatherlink.csv', {
      serial: 'davis:quay',
      zone: 'America/Chicago',
    })
    expect(preset).toBe('weatherlink')
    expect(rows).toEqual({
      'davis:quay 2026-05-13T05:00:00Z': [
        'Barometer - in Hg 30.012 in Hg',
        'pressure 1012.530311 hPa',
        'temperature 20 °C',
        'High Temp - °F 68.5 °F',
        'humidity 55 %',
        'wind_speed 4.4704 m/s',
        'wind_gust 8.9408 m/s',
        'wind_direction 337.5 °',
        'rain 0.254 mm',
        'Temp - °F[2] 70.1 °F',
        'Inside Temp - °F 72 °F',
      ],
      'davis:quay 2026-05-13T05:05:00Z': [
        'Barometer - in Hg 30.011 in Hg',
        'High Temp - °F 68.4 °F',
        'humidity 56 %',
        'wind_speed 0 m/s',
        'wind_gust 0.89408 m/s',
        'rain 0 mm',
        'Temp - °F[2] 70 °F',
        'Inside Temp - °F 72 °F',
      ],
    })
  })

  it('reads Latin-1, as spreadsheets save it', async () => {
    const file = '"Date & Time","Temp - °F"\n"5/13/26 12:00 AM","68"\n'
    const { rows } = await text(Buffer.from(file, 'latin1'), { serial: 'davis:q', zone: 'UTC' })
    expect(rows).toEqual({ 'davis:q 2026-05-13T00:00:00Z': ['temperature 20 °C'] })
  })

  it('asks for the order of ambiguous dates', async () => {
    const file = '"Date & Time","Temp - °C"\n"5/6/26 12:00 AM","10"\n'
    const answers = { serial: 'davis:quay', zone: 'UTC' }
    await expect(text(file, answers)).rejects.toThrow(
      'which number of its dates is the day ("5/6/26 12:00 AM"): add --time-format "d/M/yy h:mm a" or "M/d/yy h:mm a"',
    )
    const { rows } = await text(file, { ...answers, timeFormat: 'M/d/yy h:mm a' })
    expect(Object.keys(rows)).toEqual(['davis:quay 2026-05-06T00:00:00Z'])
    await expect(text(file, { ...answers, timeFormat: 'yyyy' })).rejects.toThrow('--time-format')
  })
})

describe('a HOBO file', () => {
  it('reads its serial and its offset and flags a sensor that does not answer', async () => {
    const { preset, rows, report } = await sample('hobo.csv')
    expect(preset).toBe('hobo')
    expect(rows).toEqual({
      'hobo:10679014 2025-07-29T15:26:34Z': ['temperature 22.7 °C', 'humidity 51.2 %'],
      'hobo:10679014 2025-07-29T16:26:34Z': ['temperature -511.6 °C !1', 'humidity 51.9 %'],
    })
    expect(report).toMatchObject({ rowsEmpty: 1, rowsRefused: 0 })
  })

  it('asks where the year of a date is if it has two digits and may be first', async () => {
    const file = `"Date Time, GMT+00:00","Temp, °C (LGR S/N: 7, SEN S/N: 7)"\n07/08/16 10:00:00,20\n`
    await expect(text(file)).rejects.toThrow(
      '"dd/MM/yy HH:mm:ss" or "MM/dd/yy HH:mm:ss" or "yy/MM/dd HH:mm:ss"',
    )
    const { rows } = await text(file, { timeFormat: 'yy/MM/dd HH:mm:ss' })
    expect(Object.keys(rows)).toEqual(['hobo:7 2007-08-16T10:00:00Z'])
  })

  it('keeps a second sensor of a parameter under its heading, and pressure of water unmapped', async () => {
    const [one, two] = ['SEN S/N: 1', 'SEN S/N: 2'].map((sensor) => `(LGR S/N: 9, ${sensor})`)
    const { rows } = await text(
      `"Date Time, GMT+01:00","Temp, °C ${one}","Temp, °C ${two}","Abs Pres, kPa ${one}"\n2026-05-13 10:00:00,20,21,101.3\n`,
    )
    expect(rows).toEqual({
      'hobo:9 2026-05-13T09:00:00Z': [
        'temperature 20 °C',
        `Temp, °C ${two} 21 °C`,
        `Abs Pres, kPa ${one} 101.3 kPa`,
      ],
    })
  })
})
