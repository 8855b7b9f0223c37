import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { Rose, RoseResult, StatisticsResult, YearsResult } from '@airshed/schemas'
import { importColumns } from '@airshed/server/testing/import'
import { createWorld, type World } from '@airshed/server/testing/world'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { rangeFigures } from '../evaluator/figures.ts'
import { yearOf, type Limit } from '../evaluator/hours.ts'
import { plainRose } from '../evaluator/rose.ts'
import { BEGIN_MS, COLUMNS, END_MS, isMydataThere, readMydata, type ColumnName } from './mydata.ts'
import { markdownRows, truthTable } from './truthTable.ts'

const ROOT = fileURLToPath(new URL('../../..', import.meta.url))
/** Ten times what it takes, to allow for busy machines. */
const IMPORTED_WITHIN_MS = 240_000
const NOW_MS = Date.UTC(2006, 0, 1)
const MID_2003 = Date.UTC(2003, 5, 1)
const YEAR_2003 = { from: Date.UTC(2003, 0, 1), to: Date.UTC(2004, 0, 1) }
const PERCENTILES = [50, 95, 98]
const LIMITS: Limit[] = [
  { period: 'day', above: 50 },
  { period: 'highest8h', above: 50 },
]

/** Shares of 30° sectors as published, from north clockwise; % of 64,725 hours. */
const SHARES_OF_30_DEGREES = [
  7.43, 6.84, 5.11, 4.96, 4.02, 4.86, 10.25, 16.69, 13.99, 11.58, 7.74, 6.47,
]

if (!isMydataThere) {
  it('finds the record of London Marylebone Road', ({ skip }) => {
    skip('../shared/data/openair-mydata is not there')
  })
}

describe.skipIf(!isMydataThere)('London Marylebone Road', () => {
  let world: World
  let record: ReturnType<typeof readMydata>
  let ids = new Map<string, string>()
  const idOf = (name: ColumnName) => ids.get(COLUMNS[name].path) ?? ''
  beforeAll(async () => {
    record = readMydata()
    world = await createWorld({ clock: () => NOW_MS })
    const folder = await mkdtemp(join(tmpdir(), 'airshed-golden-'))
    try {
      const file = join(folder, 'mydata.csv')
      await writeFile(file, record.csv)
      ids = await importColumns(world.context, 'city', {
        file,
        mapFile: join(ROOT, 'docs/examples/openair-map.json'),
        columns: Object.keys(COLUMNS),
        now: NOW_MS,
      })
    } finally {
      await rm(folder, { recursive: true })
    }
  }, IMPORTED_WITHIN_MS)
  afterAll(() => world.close())

  async function ask<Body>(path: string, body: object): Promise<Body> {
    const answer = await world.call<Body>('user', 'POST', path, body)
    expect(answer.status).toBe(200)
    return answer.body
  }

  async function rose(body: object = {}): Promise<Rose> {
    const { data } = await ask<RoseResult>('search/statistics/rose', {
      speed_data_point_id: idOf('ws'),
      direction_data_point_id: idOf('wd'),
      from: BEGIN_MS,
      to: END_MS,
      ...body,
    })
    if (data === null) throw new Error('expected a rose, got none')
    return data
  }

  const range = async (name: ColumnName, to: number) => {
    const body = { data_point_id: [idOf(name)], from: BEGIN_MS, to }
    return (await ask<StatisticsResult>('search/statistics', body)).data[idOf(name)]
  }

  const plainYear = (name: ColumnName) =>
    yearOf(
      record.series(name),
      'Europe/London',
      { at: MID_2003, now: NOW_MS },
      { percentiles: PERCENTILES, limits: LIMITS },
    )

  it.each([
    ['pm10', 8650, 98.74, 37.0091],
    ['no2', 8211, 93.73, 55.9647],
    ['o3', 8438, 96.32, 7.674],
  ] as const)(
    'computes %s of 2003 as published, over %i hours, and like plain loops over the file',
    async (name, hours, capture, mean) => {
      const plain = plainYear(name)
      expect(plain.hourly.count).toBe(hours)
      expect(100 * (plain.hourly.coverage ?? 0)).toBeCloseTo(capture, 2)
      expect(plain.hourly.value).toBeCloseTo(mean, 4)
      const { data } = await ask<YearsResult>('search/statistics/years', {
        data_point_id: [idOf(name)],
        from: MID_2003,
        to: MID_2003 + 1,
        percentiles: PERCENTILES,
        limits: LIMITS,
      })
      const { timezone, years: [year] = [] } = data[idOf(name)] ?? {}
      expect(timezone).toBe('Europe/London')
      const { hourly, percentiles, highestDay, highest8h, exceedances, ...rest } = plain
      expect(year).toMatchObject({ ...rest, exceedances })
      expect(year?.hourly).toEqual({ ...hourly, value: expect.closeTo(hourly.value ?? 0, 9) })
      for (const [at, { value }] of percentiles.entries()) {
        expect(year?.percentiles[at]?.value).toBeCloseTo(value ?? Number.NaN, 9)
      }
      for (const [expected, got] of [
        [highestDay, year?.highestDay],
        [highest8h, year?.highest8h],
      ] as const) {
        expect(got).toEqual({ ...expected, value: expect.closeTo(expected.value ?? 0, 9) })
      }
    },
  )

  it('docs/truth.md states the figures of plain loops', async () => {
    const table = truthTable(
      (['pm10', 'no2', 'o3'] as const).map((name) => ({ name, figures: plainYear(name) })),
    )
    const page = await readFile(join(ROOT, 'docs/truth.md'), 'utf8')
    const begin = table[0]?.[0]
    const rows = markdownRows(page)
    const at = rows.findIndex(([name]) => name === begin)
    expect(rows.slice(at, at + table.length)).toEqual(table)
  })

  it('pairs 64,725 of 65,533 hours with speed and direction', async () => {
    const found = await rose()
    expect(found.averagingPeriodMs).toBeNull()
    expect(found.reportingIntervalMs).toBe(3_600_000)
    expect(found.wind.count).toBe(64_725)
    expect(found.expected).toBe(65_533)
    expect(found.coverage).toBeCloseTo(64_725 / 65_533, 6)
  })

  it('counts 12.0 % of the hours below 2 m/s, 35.8 % from 2 to 4 m/s and 0.1 % calm', async () => {
    const { wind } = await rose({ speed_breaks: [2, 4, 6] })
    const slow = wind.totals.slice(0, 2).map(({ percent }) => percent.toFixed(1))
    expect(slow).toEqual(['12.0', '35.8'])
    expect(wind.calmPercent.toFixed(1)).toBe('0.1')
    expect(wind.classes.at(-1)).toEqual({ from: 6, to: null })
    expect(wind.meanSpeed?.toFixed(2)).toBe('4.49')
  })

  it('counts 12.1 % below 2 m/s and 35.9 % from 2 to 4 m/s without correction', async () => {
    const { wind } = await rose({ speed_breaks: [2, 4, 6], corrected: false })
    const slow = wind.totals.slice(0, 2)
    expect(slow.map(({ percent }) => percent)).toEqual([12.1, 35.86])
    expect(slow.map(({ count }) => count)).toEqual([7829, 23_212])
  })

  it('matches the published shares of 30° sectors, which rounding to 10° does not bias', async () => {
    const plain = plainRose({
      speed: record.series('ws'),
      direction: record.series('wd'),
      pollutant: { ...record.series('wd'), sent: [] },
      from: BEGIN_MS,
      to: END_MS,
      now: NOW_MS,
      sectors: 12,
      breaks: [2, 4, 6],
      isCorrected: true,
    })
    expect(plain.sectors.map(({ percent }) => Number(percent.toFixed(2)))).toEqual(
      SHARES_OF_30_DEGREES,
    )
    const { wind } = await rose({ sector_count: 12, speed_breaks: [2, 4, 6] })
    expect(wind.isBiased).toBe(false)
    expect(wind.sectors.map(({ percent }) => percent)).toEqual(SHARES_OF_30_DEGREES)
    expect(wind.sectors.map(({ classes }) => classes.map(({ count }) => count))).toEqual(
      plain.cells.map((cells) => cells.map(({ count }) => count)),
    )
    expect(wind.meanSpeed).toBeCloseTo(plain.meanSpeed.value ?? Number.NaN, 9)
  })

  it.each([
    [1998, 4.38],
    [1999, 4.6],
    [2000, 4.8],
    [2001, 4.21],
    [2002, 5.05],
    [2003, 4.31],
    [2004, 4.15],
    [2005, 4.36],
  ])('the mean speed of %i is %d m/s', async (year, mean) => {
    const to = Math.min(END_MS, Date.UTC(year + 1, 0, 1))
    const { wind } = await rose({ from: Date.UTC(year, 0, 1), to })
    expect(wind.meanSpeed).toBeCloseTo(mean, 2)
  })

  it('reports 22.5° sectors a third too high in N, E, S and W unless that is corrected', async () => {
    const [asIs, corrected] = [await rose({ corrected: false }), await rose()]
    expect([asIs.wind.isBiased, asIs.wind.isCorrected]).toEqual([true, false])
    expect(corrected.wind.isCorrected).toBe(true)
    const east = ({ wind }: Rose) => wind.sectors[4]?.percent ?? 0
    expect(east(asIs) / east(corrected)).toBeCloseTo(4 / 3, 1)
    expect(corrected.wind.sectors[4]?.count).toBe(asIs.wind.sectors[4]?.count)
  })

  it('finds most nitrogen oxides with south wind in 2003, across the street', async () => {
    const { pollution } = await rose({ pollutant_data_point_id: idOf('nox'), ...YEAR_2003 })
    const means = pollution?.sectors.map(({ mean }) => mean ?? 0) ?? []
    const from = means.indexOf(Math.max(...means)) * 22.5
    expect([157.5, 180, 202.5, 225]).toContain(from)
  })

  // Elsewhere 240° and 7.01 ppb are reported for this record: they are those of a part of it.
  it.each([
    ['up to October 2004', '240', '7.01', Date.UTC(2004, 9, 24)],
    ['as a whole', '242.1', '7.12', END_MS],
  ])(
    'the record %s has the mean direction %s° and %s ppb of ozone',
    async (_, degrees, ozone, to) => {
      const [wd, o3] = [await range('wd', to), await range('o3', to)]
      expect(wd?.value?.toFixed(degrees.split('.')[1]?.length ?? 0)).toBe(degrees)
      expect(o3?.value?.toFixed(2)).toBe(ozone)
      for (const [name, got] of [
        ['wd', wd],
        ['o3', o3],
      ] as const) {
        const plain = rangeFigures(record.series(name), BEGIN_MS, to, NOW_MS)
        expect(got?.count).toBe(plain.count)
        expect(got?.value).toBeCloseTo(plain.value ?? Number.NaN, 8)
      }
    },
  )
})
