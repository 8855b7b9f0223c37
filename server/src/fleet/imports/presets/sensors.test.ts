import { describe, expect, it } from 'vitest'
import { sample, text } from './presets.fixture.ts'

describe('an AirGradient file', () => {
  const answers = { serial: '84FCE60B3C40', zone: 'America/New_York', year: 2025 }

  it('reads local times of the given year and flags an instrument that did not answer', async () => {
    const { preset, rows } = await sample('airgradient.csv', answers)
    expect(preset).toBe('airgradient')
    expect(rows).toEqual({
      'airgradient:84fce60b3c40 2026-01-01T04:58:10Z': [
        'pm0.3 count 442 1/dL',
        'pm25 7.25 µg/m³',
        'temperature 21.37 °C',
        'humidity 43.1 %',
        'co2 447 ppm',
        'voc_index 100 ',
        'tvoc raw 33051 -',
        'nox_index 1 ',
        'nox raw 16307 -',
      ],
      'airgradient:84fce60b3c40 2026-01-01T05:00:10Z': [
        'pm0.3 count 450 1/dL',
        'pm25 -1 µg/m³ !1',
        'temperature -1000 °C !1',
        'humidity 44 %',
        'co2 -1 ppm !1',
        'voc_index -1  !1',
        'tvoc raw -1 - !1',
        'nox_index 1 ',
        'nox raw 16300 -',
      ],
    })
  })

  it('asks for the year and the zone of its times', async () => {
    const { year: _, ...others } = answers
    await expect(sample('airgradient.csv', others)).rejects.toThrow(
      'the year of its first row ("31/12 23:58:10"): add --year',
    )
    await expect(sample('airgradient.csv')).rejects.toThrow('the zone of its times: add --zone')
  })
})

describe('an Aranet file', () => {
  const answers = { serial: 'aranet:0C39F', zone: 'Europe/Berlin' }

  it('reads units from headings and the order of its dates', async () => {
    const { preset, rows } = await sample('aranet.csv', answers)
    expect(preset).toBe('aranet')
    expect(rows['aranet:0C39F 2025-10-05T11:38:35Z']).toEqual([
      'co2 721 ppm',
      'temperature 25.22222222 °C',
      'humidity 61 %',
      'pressure 1021.249584 hPa',
    ])
    const american = 'Time(MM/DD/YYYY h:mm:ss A),Carbon dioxide(ppm),Temperature(°C)\n'
    const { rows: swapped } = await text(`${american}10/05/2025 1:38:35 PM,721,25.2\n`, answers)
    expect(Object.keys(swapped)).toEqual(['aranet:0C39F 2025-10-05T11:38:35Z'])
  })

  it('reads decimal commas and semicolons', async () => {
    const heading = 'Time(DD.MM.YYYY H:mm:ss);Carbon dioxide(ppm);Temperature(°C);Radon(Bq/m³)'
    const { rows } = await text(`${heading}\n05.10.2025 13:38:35;721;25,2;31\n`, answers)
    expect(rows).toEqual({
      'aranet:0C39F 2025-10-05T11:38:35Z': [
        'co2 721 ppm',
        'temperature 25.2 °C',
        'Radon(Bq/m³) 31 Bq/m³',
      ],
    })
  })
})

describe('a file of openSenseMap', () => {
  it('reads one value for each row and never takes a temperature for particles', async () => {
    const { preset, rows, report } = await sample('opensensemap.csv')
    expect(preset).toBe('opensensemap')
    expect(rows).toEqual({
      'opensensemap:5386026e5f08822009b8b60f 2026-05-01T10:00:04.510Z': [
        'pm25 7.3 µg/m³',
        'temperature 21.4 °C',
        'pressure 1013.25 hPa',
      ],
    })
    expect(report).toMatchObject({ rowsLeftOut: 1, cellsRefused: 1 })
    expect(report.refusals).toMatchObject([{ line: 6 }])
  })

  it('makes one device of sensors without their boxes if a serial is given', async () => {
    const file =
      'sensorId;createdAt;value;phenomenon;unit\na1;2026-05-01T10:00:00Z;7.3;PM2.5;µg/m³\n'
    expect(Object.keys((await text(file)).rows)).toEqual(['opensensemap:a1 2026-05-01T10:00:00Z'])
    const { rows } = await text(file, { serial: 'balcony' })
    expect(rows).toEqual({ 'balcony 2026-05-01T10:00:00Z': ['pm25 7.3 µg/m³'] })
  })
})

describe('the SD card of a PurpleAir', () => {
  it('belongs to the reporting device and is in °F and mbar', async () => {
    const { preset, rows } = await sample('purpleair.csv')
    expect(preset).toBe('purpleair')
    expect(rows['purpleair:84f3eb280dec 2026-05-17T22:23:06Z']).toEqual([
      'temperature 17.77777778 °C',
      'humidity 30 %',
      'current_dewpoint_f 32 °F',
      'pressure 866.14 hPa',
      'signal -61 dBm',
      'pm1_0_cf_1 40.1 µg/m³',
      'pm2_5_cf_1 60.2 µg/m³',
      'pm10_0_cf_1 70.3 µg/m³',
      'pm1 30.4 µg/m³',
      'pm25 40.5 µg/m³',
      'pm10 50.6 µg/m³',
      'pm1_0_cf_1_b 41.1 µg/m³',
      'pm2_5_cf_1_b 61.2 µg/m³',
      'pm10_0_cf_1_b 71.3 µg/m³',
      'pm1_0_atm_b 31.4 µg/m³',
      'pm2_5_atm_b 41.5 µg/m³',
      'pm10_0_atm_b 51.6 µg/m³',
    ])
  })

  it('swaps the labels of mass for old firmware, recognized by the column order', async () => {
    const { rows } = await text(
      'UTCDateTime,mac_address,pm2_5_atm,pm2_5_cf_1\n2019/05/17T22:23:06Z,84:f3:eb:28:0d:ec,60.2,40.5\n',
    )
    expect(rows).toEqual({
      'purpleair:84f3eb280dec 2019-05-17T22:23:06Z': ['pm2_5_atm 60.2 µg/m³', 'pm25 40.5 µg/m³'],
    })
  })
})

it('a restarted PurpleAir has its headings a second time and a truncated line', async () => {
  const headings = 'UTCDateTime,mac_address,current_temp_f,pm2_5_cf_1,pm2_5_atm'
  const row = '2026/05/17T22:23:06z,84:f3:eb:28:d:ec,64,60.2,40.5'
  const { rows, report } = await text([headings, row, '2026/05/17T22', headings, ''].join('\n'))
  expect(rows).toEqual({
    'purpleair:84f3eb280dec 2026-05-17T22:23:06Z': [
      'temperature 17.77777778 °C',
      'pm2_5_cf_1 60.2 µg/m³',
      'pm25 40.5 µg/m³',
    ],
  })
  expect(report).toMatchObject({ rowsRead: 3, rowsLeftOut: 1, rowsRefused: 1 })
})

describe('a file of the archive of Sensor.Community', () => {
  it('reads P1 as PM10 and ignores counts of particles', async () => {
    const { preset, rows, report } = await sample('sensor-community.csv')
    expect(preset).toBe('sensor-community')
    expect(rows).toEqual({
      'sensorcommunity:7123 2026-03-01T00:01:00Z': ['pm10 11 µg/m³', 'pm25 8.5 µg/m³'],
      'sensorcommunity:7123 2026-03-01T00:03:30Z': ['pm25 9 µg/m³'],
    })
    expect(report.rowsLeftOut).toBe(1)
  })

  it('reads pressure in Pa and flags a thermometer without power or wire', async () => {
    const { rows } = await text(
      [
        'sensor_id;sensor_type;location;lat;lon;timestamp;pressure;altitude;pressure_sealevel;temperature;humidity',
        '9;BME280;5;1.0;2.0;2026-03-01T00:01:00;96913.02;;;12.75;63.35',
        '9;BME280;5;1.0;2.0;2026-03-01T00:02:00;;;;85.00;',
        '9;BME280;5;1.0;2.0;2026-03-01T00:03:00.125000+00:00;;;;-127.00;',
      ].join('\n'),
    )
    expect(rows).toEqual({
      'sensorcommunity:9 2026-03-01T00:01:00Z': [
        'pressure 969.1302 hPa',
        'temperature 12.75 °C',
        'humidity 63.35 %',
      ],
      'sensorcommunity:9 2026-03-01T00:02:00Z': ['temperature 85 °C !1'],
      'sensorcommunity:9 2026-03-01T00:03:00.125Z': ['temperature -127 °C !1'],
    })
  })
})
