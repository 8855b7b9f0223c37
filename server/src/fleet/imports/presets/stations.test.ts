import { describe, expect, it } from 'vitest'
import { sample, text } from './presets.fixture.ts'

describe('a file of openair', () => {
  it('reads the sites of a network and gases by mass', async () => {
    const { preset, rows } = await sample('openair.csv')
    expect(preset).toBe('openair')
    expect(rows).toEqual({
      'openair:MY1 2025-01-01T00:00:00Z': [
        'nox 20 ppb',
        'no2 10 ppb',
        'co 1 ppm',
        'pm10 11.2 µg/m³',
        'pm25 7.4 µg/m³',
        'v2.5 1.5 -',
        'wind_speed 3.1 m/s',
        'wind_direction 240 °',
        'temperature 8.2 °C',
      ],
      'openair:GLA4 2025-01-01T00:00:00Z': [
        'nox 30 ppb',
        'no2 20 ppb',
        'o3 10 ppb',
        'wind_speed 4.2 m/s',
        'wind_direction 180 °',
        'temperature 6.1 °C',
      ],
    })
  })

  it('asks for the units of its gases if no site has them', async () => {
    const file = '"","date","ws","wd","no2","co"\n"1",2025-01-01 00:00:00,3.1,240,19.13,1.165\n'
    await expect(text(file, { serial: 'mast' })).rejects.toThrow('--gas-units "mass" or "volume"')
    const valuesBy = async (gasUnits: string) =>
      (await text(file, { serial: 'mast', gasUnits })).rows['mast 2025-01-01T00:00:00Z']?.slice(2)
    expect(await valuesBy('volume')).toEqual(['no2 19.13 ppb', 'co 1.165 ppm'])
    expect(await valuesBy('mass')).toEqual(['no2 10 ppb', 'co 1 ppm'])
    await expect(text(file, { serial: 'mast', gasUnits: 'moles' })).rejects.toThrow('--gas-units')
  })
})

describe('a file of UK-AIR', () => {
  it('reads hours by their ends, the last one 24:00, and units beside values', async () => {
    const { preset, rows, report } = await sample('uk-air.csv', { serial: 'aurn:CARD' })
    expect(preset).toBe('uk-air')
    expect(rows).toEqual({
      'aurn:CARD 2025-12-30T22:00:00Z': [
        'pm10 11.594 µg/m³',
        'no2 10 ppb',
        'co 1 ppm',
        'Modelled Temperature 6.2 degC',
      ],
      'aurn:CARD 2025-12-30T23:00:00Z': [
        'pm10 12.1 µg/m³ !16',
        'co 1.03 ppm',
        'Modelled Temperature 6.1 degC',
      ],
    })
    expect(report.rowsRefused).toBe(0)
  })

  it('reads units from the status and asks which of several sites to import', async () => {
    const file = [
      'Hourly measurement data supplied by UK-air on 17/11/2026',
      'All Data GMT hour ending',
      'Status: V=Verified P=Provisionaly Verified N=Not Verified S=Suspect',
      ',,"Harwell",,,,"Leeds Centre",,',
      'Date,Time,"Ozone",Status,"PM2.5 particulate matter (Hourly measured)",Status,"Ozone",Status',
      '13/11/2026,01:00,19.96,V ugm-3,7,P ugm-3 (TEOM FDMS),39.92,V ugm-3',
      '13/11/2026,02:00,19.96,S ugm-3,8,S ugm-3 (TEOM FDMS),39.92,N ugm-3',
    ].join('\n')
    await expect(text(file, { serial: 'aurn:HAR' })).rejects.toThrow(
      'which of its sites is imported ("Harwell, Leeds Centre"): add --site "Harwell" or "Leeds Centre"',
    )
    const harwell = await text(file, { serial: 'aurn:HAR', site: 'Harwell' })
    expect(harwell.rows).toEqual({
      'aurn:HAR 2026-11-13T00:00:00Z': ['o3 10 ppb', 'pm25 7 µg/m³'],
      'aurn:HAR 2026-11-13T01:00:00Z': ['o3 10 ppb !16', 'pm25 8 µg/m³ !16'],
    })
    const leeds = await text(file, { serial: 'aurn:LEED', site: 'Leeds Centre' })
    expect(leeds.rows).toEqual({
      'aurn:LEED 2026-11-13T00:00:00Z': ['o3 20 ppb'],
      'aurn:LEED 2026-11-13T01:00:00Z': ['o3 20 ppb'],
    })
  })
})

describe('a file of sensortoolkit', () => {
  it('reads the unit of each value and flags what quality control rejects', async () => {
    const { preset, rows } = await sample('sensortoolkit.csv')
    expect(preset).toBe('sensortoolkit')
    expect(rows).toEqual({
      'aqs:37-063-0099 2026-08-01T05:00:00Z': [
        'pm25 9.9 µg/m³',
        'o3 31.2 ppb',
        'temperature 26.1 °C',
      ],
      'aqs:37-063-0099 2026-08-01T06:00:00Z': [
        'pm25 44.1 µg/m³ !16',
        'o3 30.8 ppb',
        'temperature 26.11111111 °C',
      ],
    })
  })

  it('reads the earlier form in the units of its scheme', async () => {
    const { rows } = await text(
      'DateTime_UTC,NO2,CO,PM25,Temp,RH,DP\n2026-08-01 12:11:00,,400,5.4,24.8,95.3,24.0\n',
      { serial: 'SN01' },
    )
    expect(rows).toEqual({
      'SN01 2026-08-01T12:11:00Z': [
        'co 0.4 ppm',
        'pm25 5.4 µg/m³',
        'temperature 24.8 °C',
        'humidity 95.3 %',
        'DP 24 °C',
      ],
    })
  })
})
