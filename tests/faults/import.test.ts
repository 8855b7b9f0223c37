import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { copyTemplate } from '@airshed/server/testing/template'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { ROOT, run } from '../suites/command.ts'
import { makeOrganization, withStore } from '../suites/organization.ts'
import { temporaryFolder } from '../suites/serverProcess.ts'

/** Eight years of hourly data from London Marylebone Road: `mydata` of the R package openair. */
const FILE = join(ROOT, '../shared/data/openair-mydata/mydata.csv')
const MAP = 'docs/examples/openair-map.json'
/** Ten times what it takes, to allow for busy machines. */
const IMPORTED_WITHIN_MS = 240_000
const HOUR_MS = 3_600_000
const YEAR = { from: Date.UTC(2003, 0, 1), to: Date.UTC(2004, 0, 1) }
const PM10_COLUMN = 6
const PM10 = 'openair:marylebone.0.0.0/132:7'
const NO2 = 'openair:marylebone.0.0.0/170:1'

const isThere = existsSync(FILE)
if (!isThere) console.warn(`Left out: the data set is not at ${FILE}`)

describe.skipIf(!isThere)('the importer', () => {
  const folder = temporaryFolder()
  const env = { AIRSHED_DATA: folder.path, DATABASE_URL: '', NATS_URL: '' }
  const importFile = () =>
    run('node', ['server/src/fleet/imports/cli.ts', FILE, '--map', MAP], { env })
  let first: string
  beforeAll(async () => {
    await copyTemplate(folder.path)
    await makeOrganization(env, { id: 'org_london', key: 'import-test-key-0123456789' })
    const { exitCode, output } = await importFile()
    expect(output).toContain('Rows:')
    expect(exitCode).toBe(0)
    first = output
  }, IMPORTED_WITHIN_MS)
  afterAll(() => folder.remove())

  it('reports the rows read, stored and refused', () => {
    expect(first).toContain(`${FILE} → London Marylebone Road, org_london`)
    expect(first).toMatch(/^Rows: 65,533 read, [\d,]+ stored, 0 refused/m)
    expect(first).toMatch(/^Readings: [\d,]+ new, 0 already stored, in /m)
  })

  it('stores nothing new when it is run again', async () => {
    const { exitCode, output } = await importFile()
    expect(exitCode).toBe(0)
    expect(output).toMatch(/^Readings: 0 new, /m)
  })

  it('keeps the 8,650 values of PM10 in 2003, and their gaps', async () => {
    const series = await withStore(env, ({ measurements }) =>
      measurements.search({ data_point_id: [PM10, NO2], width: 16_384, ...YEAR }),
    )
    const of = (id: string) => series.get(id)?.measurements ?? []
    const pm10 = of(PM10)
    expect(pm10).toHaveLength(8650)
    expect(meanOf(pm10)).toBeCloseTo(37.0091, 4)
    expect(of(NO2)).toHaveLength(8211)
    expect(meanOf(of(NO2))).toBeCloseTo(55.9647, 4)

    const present = new Set(pm10.map(([time]) => time))
    const hours = Array.from({ length: 8760 }, (_, at) => YEAR.from + at * HOUR_MS)
    expect(hours.filter((hour) => !present.has(hour))).toEqual(hoursWithoutPm10())
  })
})

function meanOf(measurements: readonly (readonly [number, number | null, ...unknown[]])[]): number {
  return measurements.reduce((sum, [, value]) => sum + (value ?? NaN), 0) / measurements.length
}

/** Hours of 2003 without PM10, according to the file itself. */
function hoursWithoutPm10(): number[] {
  return readFileSync(FILE, 'utf8')
    .split('\n')
    .filter((line) => line.startsWith('2003-'))
    .map((line) => line.split(','))
    .filter((cells) => ['', 'NA'].includes(cells[PM10_COLUMN] ?? ''))
    .map(([date = '']) => Date.parse(date))
}
