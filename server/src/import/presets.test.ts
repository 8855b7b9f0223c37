import { rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { importPresets, type PresetAnswers } from '@airshed/domain/tabular'
import { parameterById } from '@airshed/profiles'
import type { ImportMap } from '@airshed/schemas'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { converterFor } from '../ingest/rules/units.ts'
import { scratchFolder } from '../testing/scratchFolder.ts'
import { completeByPreset } from './completeByPreset.ts'
import { importFile } from './importFile.ts'
import { checkMap } from './mapFile.ts'
import type { Cell } from './readRow.ts'
import { NO_PROGRESS, type ImportSink } from './sink.ts'

const NOW_MS = Date.parse('2026-11-29T00:00:00Z')
/** Files in the layout of each format, as its source describes it. */
const SAMPLES = fileURLToPath(new URL('../../../docs/examples/files', import.meta.url))
let folder: string

beforeAll(async () => {
  folder = await scratchFolder('airshed-presets-')
})
afterAll(() => rm(folder, { recursive: true, force: true }))

/** A reading as it is kept: `serial time key value unit !flags`. */
function keptText({ column: { key, parameterId }, value, unit, flags }: Cell): string {
  const parameter = parameterId === null ? undefined : parameterById(parameterId)
  const convert = parameter === undefined ? null : converterFor(parameter.id, unit)
  const flagged = flags === 0 ? '' : ` !${flags}`
  if (parameter === undefined || convert === null) return `${key} ${value} ${unit ?? '-'}${flagged}`
  // The factors of gases that Directive 2008/50/EC states have four digits.
  const kept = Number(convert(value).toPrecision(parameter.molar === null ? 10 : 4))
  return `${parameter.wireName} ${kept} ${parameter.unit}${flagged}`
}

/** What an import of a file stores by its preset, row by row. */
async function imported(file: string, answers: PresetAnswers = {}, said: Partial<ImportMap> = {}) {
  const { map, preset } = await completeByPreset(file, undefined, answers, said)
  const rows: Record<string, string[]> = {}
  const sink: ImportSink = {
    target: 'memory',
    revises: false,
    readProgress: async () => NO_PROGRESS,
    saveProgress: async () => {},
    async write(written) {
      for (const { serial, ts, cells } of written) {
        const row = `${serial} ${new Date(ts).toISOString().replace('.000', '')}`
        rows[row] = [...(rows[row] ?? []), ...cells.map(keptText)]
      }
      return { accepted: 0, duplicates: 0, conflicts: 0, conflicting: [], revised: 0 }
    },
  }
  const report = await importFile({ file, map: checkMap(map, 'of a preset'), sink, now: NOW_MS })
  return { preset: preset?.id, rows, report }
}

const sample = (name: string, answers?: PresetAnswers) => imported(join(SAMPLES, name), answers)

async function text(content: string | Uint8Array, answers?: PresetAnswers) {
  const file = join(folder, 'file.csv')
  await writeFile(file, content)
  return imported(file, answers)
}

describe('an AirGradient file', () => {
  const answers = { serial: '84FCE60B3C40', zone: 'America/New_York', year: 2025 }

  it('has local times of the year that is told, and faults where an instrument did not answer', async () => {
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

  it('is refused until its year and zone are told', async () => {
    const { year: _, ...others } = answers
    await expect(sample('airgradient.csv', others)).rejects.toThrow(
      'the year of its first row ("31/12 23:58:10"): add --year',
    )
    await expect(sample('airgradient.csv')).rejects.toThrow('the zone of its times: add --zone')
  })
})

describe('an Aranet file', () => {
  const answers = { serial: 'aranet:0C39F', zone: 'Europe/Berlin' }

  it('has units in its headings, and the order of its dates', async () => {
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

  it('may have decimal commas and semicolons', async () => {
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

describe('a TOA5 file', () => {
  it('has names, units and processing above its rows, and NAN for what is none', async () => {
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
  it('has headings with units, and pressure twice, of which one is that of the air', async () => {
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

  it('may be in Latin-1, as spreadsheets save it', async () => {
    const file = '"Date & Time","Temp - °F"\n"5/13/26 12:00 AM","68"\n'
    const { rows } = await text(Buffer.from(file, 'latin1'), { serial: 'davis:q', zone: 'UTC' })
    expect(rows).toEqual({ 'davis:q 2026-05-13T00:00:00Z': ['temperature 20 °C'] })
  })

  it('asks for the order of its dates if they do not tell', async () => {
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
  it('says its serial and its offset, and marks a sensor that does not answer', async () => {
    const { preset, rows, report } = await sample('hobo.csv')
    expect(preset).toBe('hobo')
    expect(rows).toEqual({
      'hobo:10679014 2025-07-29T15:26:34Z': ['temperature 22.7 °C', 'humidity 51.2 %'],
      'hobo:10679014 2025-07-29T16:26:34Z': ['temperature -511.6 °C !1', 'humidity 51.9 %'],
    })
    expect(report).toMatchObject({ rowsEmpty: 1, rowsRefused: 0 })
  })

  it('asks where the year is if it has two digits and may be first', async () => {
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

describe('a file of openair', () => {
  it('has the sites of a network, and gases by mass', async () => {
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

  it('asks for the units of its gases if no site tells them', async () => {
    const file = '"","date","ws","wd","no2","co"\n"1",2025-01-01 00:00:00,3.1,240,19.13,1.165\n'
    await expect(text(file, { serial: 'mast' })).rejects.toThrow('--gas-units "mass" or "volume"')
    const valuesBy = async (gasUnits: string) =>
      (await text(file, { serial: 'mast', gasUnits })).rows['mast 2025-01-01T00:00:00Z']?.slice(2)
    expect(await valuesBy('volume')).toEqual(['no2 19.13 ppb', 'co 1.165 ppm'])
    expect(await valuesBy('mass')).toEqual(['no2 10 ppb', 'co 1 ppm'])
    await expect(text(file, { serial: 'mast', gasUnits: 'moles' })).rejects.toThrow('--gas-units')
  })
})

describe('a file of openSenseMap', () => {
  it('has one value a row, and never counts a temperature as particles', async () => {
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

  it('may be of sensors without their boxes, which become one device if a serial is given', async () => {
    const file =
      'sensorId;createdAt;value;phenomenon;unit\na1;2026-05-01T10:00:00Z;7.3;PM2.5;µg/m³\n'
    expect(Object.keys((await text(file)).rows)).toEqual(['opensensemap:a1 2026-05-01T10:00:00Z'])
    const { rows } = await text(file, { serial: 'balcony' })
    expect(rows).toEqual({ 'balcony 2026-05-01T10:00:00Z': ['pm25 7.3 µg/m³'] })
  })
})

describe('the SD card of a PurpleAir', () => {
  it('belongs to the device that reports, and is in °F and mbar', async () => {
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

  it('has its labels of mass swapped if its firmware is old, which the order of its columns tells', async () => {
    const { rows } = await text(
      'UTCDateTime,mac_address,pm2_5_atm,pm2_5_cf_1\n2019/05/17T22:23:06Z,84:f3:eb:28:0d:ec,60.2,40.5\n',
    )
    expect(rows).toEqual({
      'purpleair:84f3eb280dec 2019-05-17T22:23:06Z': ['pm2_5_atm 60.2 µg/m³', 'pm25 40.5 µg/m³'],
    })
  })
})

it('a PurpleAir that started again has its headings a second time, and a line that was cut', async () => {
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
  it('has P1 for PM10, and counts of particles that are no mass', async () => {
    const { preset, rows, report } = await sample('sensor-community.csv')
    expect(preset).toBe('sensor-community')
    expect(rows).toEqual({
      'sensorcommunity:7123 2026-03-01T00:01:00Z': ['pm10 11 µg/m³', 'pm25 8.5 µg/m³'],
      'sensorcommunity:7123 2026-03-01T00:03:30Z': ['pm25 9 µg/m³'],
    })
    expect(report.rowsLeftOut).toBe(1)
  })

  it('has pressure in Pa, and faults of a thermometer that lost its power or its wire', async () => {
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

describe('a DustTrak file', () => {
  it('counts from its start, in mg/m³, and rejects rows with errors', async () => {
    const { preset, rows } = await sample('dusttrak.csv', { zone: 'America/Chicago' })
    expect(preset).toBe('dusttrak')
    expect(rows).toEqual({
      'dusttrak:8533150102 2026-05-14T02:16:00Z': [
        'pm1 11 µg/m³',
        'pm25 12 µg/m³',
        'pm4 13 µg/m³',
        'pm10 21 µg/m³',
        'TOTAL [mg/m3] 0.025 mg/m³',
      ],
      'dusttrak:8533150102 2026-05-14T02:17:00Z': [
        'pm1 10 µg/m³',
        'pm25 11 µg/m³',
        'pm4 13 µg/m³',
        'pm10 20 µg/m³',
        'TOTAL [mg/m3] 0.024 mg/m³',
      ],
      'dusttrak:8533150102 2026-05-14T02:18:00Z': [
        'pm1 0 µg/m³ !16',
        'pm25 0 µg/m³ !16',
        'pm4 0 µg/m³ !16',
        'pm10 0 µg/m³ !16',
        'TOTAL [mg/m3] 0 mg/m³ !16',
      ],
    })
  })

  it('of one channel asks which particles its inlet lets through, and which number is the day', async () => {
    const file = [
      'Serial Number,8530123456',
      'Test Start Time,21:15:00',
      'Test Start Date,05/06/2026',
      '',
      'Elapsed Time [s],Mass [mg/m3],Alarms,Errors',
      '1,0.012,,',
    ].join('\r\n')
    const asked = text(file, { zone: 'UTC' })
    await expect(asked).rejects.toThrow('--time-format "dd/MM/yyyy HH:mm:ss" or "MM/dd/yyyy')
    await expect(asked).rejects.toThrow('--parameter "pm1" or "pm25"')
    const { rows } = await text(file, {
      zone: 'UTC',
      timeFormat: 'dd/MM/yyyy HH:mm:ss',
      parameter: 'pm10',
    })
    expect(rows).toEqual({ 'dusttrak:8530123456 2026-06-05T21:15:01Z': ['pm10 12 µg/m³'] })
    await expect(
      text(file, { zone: 'UTC', timeFormat: 'dd/MM/yyyy HH:mm:ss', parameter: 'co2' }),
    ).rejects.toThrow('--parameter')
  })
})

describe('a file of UK-AIR', () => {
  it('names hours by their ends, the last one 24:00, and states units beside values', async () => {
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

  it('may state the unit in the status, and have several sites, of which one is chosen', async () => {
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
  it('states the unit of each value, and what quality control rejects', async () => {
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

  it('may be in the earlier form, in the units of the scheme', async () => {
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

it('a preset that is named refuses a file of another format', async () => {
  const file = join(SAMPLES, 'hobo.csv')
  await expect(completeByPreset(file, 'toa5', {}, {})).rejects.toThrow(
    'is not Campbell Scientific TOA5 (toa5): it looks like HOBOware export (hobo)',
  )
  await expect(completeByPreset(file, 'nowhere', {}, {})).rejects.toThrow('Expected one of')
})

it('what a map says besides is kept', async () => {
  const said = { name: 'Garden', time: { zone: 'UTC+1' } } as Partial<ImportMap>
  const { map } = await completeByPreset(join(SAMPLES, 'hobo.csv'), undefined, {}, said)
  expect(map).toMatchObject({
    serial: 'hobo:10679014',
    name: 'Garden',
    time: { column: 'Date Time, GMT-05:00', zone: 'UTC+1' },
  })
})

it('a file of no known format needs a map, and is told the formats', async () => {
  await expect(text('time,pm\n2026-05-01T00:00:00Z,1\n')).rejects.toThrow(
    `has none of the known formats (${importPresets.map(({ id }) => id).join(', ')})`,
  )
})
