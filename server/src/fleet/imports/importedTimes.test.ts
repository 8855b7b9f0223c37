import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createImporter, mapFor, type Importer } from './importer.fixture.ts'
import { reasonsOf } from './refusals.fixture.ts'

let importer: Importer
beforeAll(async () => {
  importer = await createImporter()
})
afterAll(() => importer[Symbol.asyncDispose]())
const run: Importer['run'] = (...args) => importer.run(...args)
const stored: Importer['stored'] = (id) => importer.stored(id)

describe('times of an import', () => {
  it('reads local times of a pattern in their zone, semicolons and fault values', async () => {
    const map = mapFor('local', {
      delimiter: ';',
      time: { column: 'Datum', format: 'dd.MM.yyyy HH:mm', zone: 'Europe/Berlin' },
      columns: {
        'PM 2,5': { parameter: '132:5', faults: [-99] },
        Level: { name: 'water level', unit: 'cm', precision: 0 },
      },
    })
    const text = 'Datum;PM 2,5;Level\n01.07.2020 12:00;-99;312\n'
    expect(await run('local.csv', text, map)).toMatchObject({ rowsStored: 1, accepted: 2 })
    const noon = Date.parse('2020-07-01T10:00:00Z')
    expect(await stored('local.0.0.0/132:5')).toEqual([[noon, null, 1]])
    expect(await stored('local.0.0.0/raw:water_level')).toEqual([[noon, 312]])
    const point = await importer.server.context.store.db
      .selectFrom('data_points')
      .select(['precision', 'unit'])
      .where('id', '=', 'local.0.0.0/raw:water_level')
      .executeTakeFirstOrThrow()
    expect(point).toEqual({ precision: 0, unit: 'cm' })
  })

  it('stores sentinel values of instruments and hides them', async () => {
    const parameters = ['hcho', 'voc_etoh', 'no2', 'o3', 'pm25', 'pm10', 'co2']
    const map = mapFor('sentinels', {
      time: { column: 'when' },
      columns: Object.fromEntries(parameters.map((parameter) => [parameter, { parameter }])),
    })
    const rows = [
      '2020-07-01T10:00:00Z,-9999,-9999,-9999,-9999,65535,65535,9999',
      '2020-07-01T11:00:00Z,-99,-99,-99,-99,32767,32767,32767',
      '2020-07-01T12:00:00Z,10,20,30,40,50,60,700',
    ]
    const text = [`when,${parameters.join(',')}`, ...rows].join('\n')
    expect(await run('sentinels.csv', text, map)).toMatchObject({ accepted: 21 })
    const from = Date.parse('2020-07-01T10:00:00Z')
    for (const [at, path] of ['180:1', '140:11', '170:1', '170:2', '132:5', '132:7'].entries()) {
      expect(await stored(`sentinels.0.0.0/${path}`)).toEqual([
        [from, null, 1],
        [from + 3_600_000, null, 1],
        [from + 7_200_000, 10 * (at + 1)],
      ])
    }
    expect(await stored('sentinels.0.0.0/131:10')).toEqual([
      [from, null, 1],
      [from + 3_600_000, null, 1],
      [from + 7_200_000, 700],
    ])
  })

  it('keeps each hour of the night in which a clock change repeats one', async () => {
    const map = mapFor('lisbon', {
      time: { column: 'when', zone: 'Europe/Lisbon' },
      columns: { pm: { parameter: 'pm25', unit: 'µg/m³' } },
    })
    const rows = ['00:00,1', '01:00,2', '01:00,3', '02:00,4'].map((row) => `2019-10-27 ${row}`)
    expect(await run('lisbon.csv', ['when,pm', ...rows].join('\n'), map)).toMatchObject({
      accepted: 4,
      duplicates: 0,
    })
    const midnight = Date.parse('2019-10-26T23:00:00Z')
    expect(await stored('lisbon.0.0.0/132:5')).toEqual(
      [1, 2, 3, 4].map((value, hours) => [midnight + hours * 3_600_000, value]),
    )
  })

  it('refuses dates that do not exist with line, column, cause and cure, and keeps others', async () => {
    const map = mapFor('leap', {
      time: { column: 'when' },
      columns: { pm: { parameter: 'pm25', unit: 'µg/m³' } },
    })
    const rows = ['2026-02-28T10:00:00Z,1', '2026-02-30T10:00:00Z,2', '2016-12-31T23:59:60Z,3']
    const report = await run('leap.csv', ['when,pm', ...rows].join('\n'), map)
    expect(report).toMatchObject({ rowsStored: 2, rowsRefused: 1 })
    expect(report.refusals).toEqual([
      {
        line: 3,
        kind: 'time_impossible',
        column: 'when',
        expected: 'a date and a time of day that exist',
        got: '"2026-02-30T10:00:00Z"',
        cure: expect.stringContaining('Correct it in the file'),
      },
    ])
    expect(await stored('leap.0.0.0/132:5')).toEqual([
      [Date.UTC(2017, 0, 1), 3],
      [Date.UTC(2026, 1, 28, 10), 1],
    ])
  })

  it('flags rows from an unset clock by the jump to the others', async () => {
    const map = mapFor('unset', {
      time: { column: 'when' },
      columns: { pm: { parameter: 'pm25', unit: 'µg/m³' } },
    })
    const rows = ['1970-01-01T00:05:00Z,1', '2000-01-01T00:05:00Z,2', '2026-02-28T10:00:00Z,3']
    const report = await run('unset.csv', ['when,pm', ...rows].join('\n'), map)
    expect(report).toMatchObject({ rowsStored: 3, rowsOfUnknownTime: 2 })
    expect(await stored('unset.0.0.0/132:5')).toEqual([
      [300_000, null, 96],
      [Date.UTC(2000, 0, 1, 0, 5), null, 96],
      [Date.UTC(2026, 1, 28, 10), 3],
    ])
  })

  it.each([
    ['since1970', 0],
    ['since1998', Date.UTC(1998, 0)],
    ['since2000', Date.UTC(2000, 0)],
  ])('flags nothing in a continuous record: %s', async (serial, from) => {
    const map = mapFor(serial, {
      time: { column: 'when' },
      columns: { pm: { parameter: 'pm25', unit: 'µg/m³' } },
    })
    const rows = Array.from(
      { length: 3 * 365 },
      (_, day) => `${new Date(from + day * 86_400_000).toISOString()},5`,
    )
    const report = await run(`${serial}.csv`, ['when,pm', ...rows].join('\n'), map)
    expect(report).toMatchObject({ rowsStored: 1095, rowsOfUnknownTime: 0 })
    const kept = (await stored(`${serial}.0.0.0/132:5`)) ?? []
    expect(kept.length).toBeGreaterThan(0)
    expect(kept.filter(([, value]) => value !== 5)).toEqual([])
  })

  it('refuses local times that a clock change skips and keeps the rows around them', async () => {
    const map = mapFor('spring', {
      time: { column: 'when', zone: 'Europe/Berlin' },
      columns: { pm: { parameter: 'pm25' } },
    })
    const times = ['01:00', '01:30', '02:00', '02:30', '03:00', '03:30', '04:00']
    const rows = times.map((time, index) => `2025-03-30 ${time},${index + 1}`)
    const report = await run('spring.csv', ['when,pm', ...rows].join('\n'), map)
    expect(report).toMatchObject({ accepted: 5, duplicates: 0, rowsRefused: 2 })
    expect(report.refusals.map(({ line }) => line)).toEqual([4, 5])
    expect(reasonsOf(report)[0]?.reason).toBe(
      'expected a local time that exists in Europe/Berlin, where clocks went from 02:00 to 03:00, got 02:00 of 2025-03-30. If the logger keeps standard time, set time.standardTime (--standard-time), or the fixed offset UTC+1 as time.zone (--zone)',
    )
    const one = Date.parse('2025-03-30T00:00:00Z')
    expect(await stored('spring.0.0.0/132:5')).toEqual(
      [1, 2, 5, 6, 7].map((value, step) => [one + step * 1_800_000, value]),
    )
    const standard = {
      ...map,
      serial: 'spring-standard',
      time: { ...map.time, standardTime: true },
    }
    await run('spring.csv', ['when,pm', ...rows].join('\n'), standard)
    expect(await stored('spring-standard.0.0.0/132:5')).toEqual(
      times.map((_, step) => [one + step * 1_800_000, step + 1]),
    )
  })
})
