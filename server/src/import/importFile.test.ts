import { spawn } from 'node:child_process'
import { mkdtemp, rm, writeFile, appendFile } from 'node:fs/promises'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { hashIngestKey } from '../ingest/organizationKeys.ts'
import { seedOrganization } from '../testing/seed.ts'
import { scratchFolder } from '../testing/scratchFolder.ts'
import { copyTemplate } from '../testing/storeTemplate.ts'
import { createTestServer, TEST_NOW_MS, type TestServer } from '../testing/testServer.ts'
import { openStore } from '../store/openStore.ts'
import { importFile } from './importFile.ts'
import { checkMap, type ImportMap } from './mapFile.ts'
import { reportText } from './report.ts'
import { createServerSink } from './serverSink.ts'
import { createStoreSink } from './storeSink.ts'

const CLI = fileURLToPath(new URL('./cli.ts', import.meta.url))
const KEY = 'key-of-the-archive'
const IMPORTED_TWICE_WITHIN_MS = 240_000

let server: TestServer
let folder: string

beforeAll(async () => {
  folder = await scratchFolder('airshed-import-')
  server = await createTestServer()
  await seedOrganization(server.context, 'org_a', 'Archive')
  await seedOrganization(server.context, 'org_b')
  await server.context.store.db
    .updateTable('organizations')
    .set({ ingest_key_hash: hashIngestKey(KEY) })
    .where('id', '=', 'org_a')
    .execute()
})
afterAll(async () => {
  await server.close()
  await rm(folder, { recursive: true, force: true })
})

const mapFor = (serial: string, change: Partial<ImportMap> = {}): ImportMap => ({
  serial,
  name: 'Old mast',
  time: { column: 'when' },
  columns: { pm: { parameter: 'pm25', unit: 'µg/m³' }, p: { parameter: 'pressure', unit: 'Pa' } },
  ...change,
})

async function run(name: string, text: string, map: ImportMap) {
  const file = join(folder, name)
  await writeFile(file, text)
  const sink = await createStoreSink(server.context, 'org_a')
  return importFile({ file, map, sink, now: TEST_NOW_MS })
}

const stored = async (id: string, count = 100) =>
  [...(await server.context.store.measurements.latest([id], count)).values()][0]

const hour = (count: number) => new Date(Date.UTC(2020, 0, 1, count)).toISOString()

describe('an import', () => {
  it('stores rows in the units of their parameters, and tells what was refused', async () => {
    const text = [
      'when,pm,p,note',
      `${hour(0)},7.5,100000,a`,
      `${hour(1)},NA,,b`,
      'yesterday,1,2,c',
      `${hour(3)},high,101000,d`,
      `"${hour(4)}","8.5",101300,"e, quoted"`,
      `${hour(5)},1,2`,
      '2999-01-01T00:00:00Z,1,2,f',
    ].join('\r\n')
    const report = await run('rows.csv', text, mapFor('rows'))
    expect(report).toMatchObject({
      rowsRead: 7,
      rowsStored: 3,
      rowsRefused: 3,
      rowsEmpty: 1,
      cellsRefused: 1,
      accepted: 5,
      duplicates: 0,
      ignoredColumns: ['note'],
    })
    expect(report.refusals).toEqual([
      { line: 4, reason: 'expected a time since 1970, got "yesterday"' },
      { line: 5, reason: 'expected a number in column pm, got "high"' },
      { line: 7, reason: 'expected 4 cells, got 3' },
      { line: 8, reason: 'expected a time that has passed, got "2999-01-01T00:00:00Z"' },
    ])
    expect(await stored('rows.0.0.0/128:3')).toEqual([
      [Date.parse(hour(0)), 1000],
      [Date.parse(hour(3)), 1010],
      [Date.parse(hour(4)), 1013],
    ])
    expect(reportText(report, 1.23)).toBe(
      [
        'Rows: 7 read, 3 stored, 3 refused, cells refused: 1, 1 without a reading',
        'Readings: 5 new, 0 there already, in 1.2 s',
        'Columns that the map does not name: note',
        '  line 4: expected a time since 1970, got "yesterday"',
        '  line 5: expected a number in column pm, got "high"',
        '  line 7: expected 4 cells, got 3',
        '  line 8: expected a time that has passed, got "2999-01-01T00:00:00Z"',
      ].join('\n'),
    )
    const node = await server.context.store.db
      .selectFrom('nodes')
      .selectAll()
      .where('serial', '=', 'rows')
      .executeTakeFirstOrThrow()
    expect(node).toMatchObject({ name: 'Old mast', status: 'activated', organization_id: 'org_a' })
  })

  it('goes on where a file ended that has grown', async () => {
    const map = mapFor('grown')
    const rows = Array.from({ length: 3000 }, (_, index) => `${hour(index)},${index % 50},100000`)
    await run('grown.csv', `when,pm,p\n${rows.join('\n')}\n`, map)
    await appendFile(join(folder, 'grown.csv'), `${hour(3000)},1,100000\n${hour(3001)},x,1\n`)
    const sink = await createStoreSink(server.context, 'org_a')
    const report = await importFile({
      file: join(folder, 'grown.csv'),
      map,
      sink,
      now: TEST_NOW_MS,
    })
    expect(report).toMatchObject({
      rowsRead: 3002,
      rowsStored: 3002,
      resumedAfterRows: 3000,
      accepted: 3,
      refusals: [{ line: 3003, reason: 'expected a number in column pm, got "x"' }],
    })
  })

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
    const point = await server.context.store.db
      .selectFrom('data_points')
      .select(['precision', 'unit'])
      .where('id', '=', 'local.0.0.0/raw:water_level')
      .executeTakeFirstOrThrow()
    expect(point).toEqual({ precision: 0, unit: 'cm' })
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

  it('stores a value to the last bit', async () => {
    const map = mapFor('bits', { columns: { pm: { parameter: 'pm25', unit: 'ug/m3' } } })
    await run('bits.csv', `when,pm\n${hour(0)},8.606432999999999\n`, map)
    expect((await stored('bits.0.0.0/132:5'))?.[0]?.[1]).toBe(8.606432999999999)
  })

  it.each([
    ['an empty file', '', 'is empty'],
    ['a file without the columns', 'a,b\n1,2\n', 'has no column when, pm, p'],
    ['a quote that is never closed', `when,pm,p\n${hour(0)},"1,2\n`, 'before line'],
  ])('cannot read %s', async (name, text, message) => {
    await expect(run(`${name}.csv`, text, mapFor('broken'))).rejects.toThrow(message)
  })

  it('does not write to a device of another organization', async () => {
    await run('owned.csv', `when,pm,p\n${hour(0)},1,2\n`, mapFor('owned'))
    const sink = await createStoreSink(server.context, 'org_b')
    const file = join(folder, 'owned.csv')
    await expect(
      importFile({ file, map: mapFor('owned'), sink, now: TEST_NOW_MS }),
    ).rejects.toMatchObject({ code: 'SERIAL_TAKEN' })
  })

  it('names the organizations when it does not know one', async () => {
    await expect(createStoreSink(server.context, 'org_x')).rejects.toThrow('Known: org_a, org_b')
  })

  it('posts to a running server', async () => {
    const origin = await server.app.listen({ port: 0, host: '127.0.0.1' })
    const file = join(folder, 'posted.csv')
    await writeFile(file, `when,pm,p\n${hour(0)},7,100000\n${hour(1)},999.9,\n`)
    const options = { file, map: mapFor('posted'), now: TEST_NOW_MS }
    const sink = createServerSink(origin, KEY)
    expect(await importFile({ ...options, sink })).toMatchObject({ accepted: 3, duplicates: 0 })
    expect(await importFile({ ...options, sink })).toMatchObject({ accepted: 0, duplicates: 3 })
    expect(await stored('posted.0.0.0/128:3')).toEqual([[Date.parse(hour(0)), 1000]])
    await expect(importFile({ ...options, sink: createServerSink(origin, 'x') })).rejects.toThrow(
      'answered 401: The ingest key is not the key',
    )
  })
})

describe('a map file', () => {
  it.each<[unknown, string]>([
    [{ ...mapFor('a b') }, 'At /serial'],
    [{ ...mapFor('aa'), time: {} }, 'At /time/column: expected a value, got nothing'],
    [{ ...mapFor('aa'), colour: 1 }, 'At /colour: expected no such field'],
    [{ ...mapFor('aa'), columns: { x: { parameter: 'pm99' } } }, 'At /columns/x/parameter'],
    [
      { ...mapFor('aa'), columns: { x: { parameter: 'no2', unit: 'µg/m³' } } },
      'At /columns/x/unit: expected a unit that becomes the one of no2, got "µg/m³"',
    ],
    [{ ...mapFor('aa'), timezone: 'Mars' }, 'At /timezone: expected an IANA time zone'],
  ])('is refused with the place: %j', (value, message) => {
    expect(() => checkMap(value, 'map.json')).toThrow(message)
  })
})

describe('the command', () => {
  const start = (data: string, ...words: string[]) => {
    const child = spawn(process.execPath, [CLI, ...words], {
      env: { ...process.env, AIRSHED_DATA: data, NODE_OPTIONS: '' },
    })
    let output = ''
    child.stdout.on('data', (chunk) => (output += chunk))
    child.stderr.on('data', (chunk) => (output += chunk))
    const ended = new Promise<number | null>((resolve) => child.on('close', resolve))
    return { child, ended, output: () => output }
  }

  it(
    'goes on after it was killed, and stores every row once',
    async () => {
      const data = await mkdtemp(join(folder, 'data-'))
      await copyTemplate(data)
      const store = await openStore({ databaseUrl: undefined, dataFolder: data })
      await seedOrganization({ store }, 'org_a')
      await store.close()
      const file = join(folder, 'killed.csv')
      const count = 12_500
      const rows = Array.from(
        { length: count },
        (_, index) => `${hour(index)},${index % 90},100000`,
      )
      await writeFile(file, `when,pm,p\n${rows.join('\n')}\n`)
      const map = join(folder, 'killed.json')
      await writeFile(map, JSON.stringify(mapFor('killed', { time: { column: 'when' } })))

      const first = start(data, file, '--map', map)
      await expect.poll(first.output, { timeout: 60_000 }).toMatch(/[1-8]0 % /)
      first.child.kill('SIGKILL')
      await first.ended

      const second = start(data, file, '--map', map)
      expect(await second.ended, second.output()).toBe(0)
      expect(second.output()).toMatch(/12,500 read, 12,500 stored, 0 refused, resumed after row/)
      const reopened = await openStore({ databaseUrl: undefined, dataFolder: data })
      const { total } = await reopened.db
        .selectFrom('measurements')
        .select((eb) => eb.fn.countAll<number>().as('total'))
        .executeTakeFirstOrThrow()
      await reopened.close()
      expect(Number(total)).toBe(2 * count)
    },
    IMPORTED_TWICE_WITHIN_MS,
  )

  it('says how to go on while a server works on the folder', async () => {
    const data = server.context.config.dataFolder
    const map = join(folder, 'locked.json')
    await writeFile(map, JSON.stringify(mapFor('locked')))
    const command = start(data, join(folder, 'rows.csv'), '--map', map)
    expect(await command.ended).toBe(1)
    expect(command.output()).toContain('--url http://localhost:4000 --key')
  })

  it.each([
    ['nothing', []],
    ['an address without a key', ['x.csv', '--map', 'm.json', '--url', 'http://localhost:1']],
    ['an unknown option', ['x.csv', '--maps', 'm.json']],
    ['a map that is not there', ['x.csv', '--map', 'nowhere.json']],
  ])('given %s says what it expected', async (_case, words) => {
    const command = start(folder, ...words)
    expect(await command.ended).toBe(1)
    expect(command.output()).toMatch(/Expected|Unknown option|cannot be read/)
    expect(command.output()).not.toMatch(/\bat .*\.ts:\d/)
  })
})
