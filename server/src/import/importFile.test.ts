import { spawn } from 'node:child_process'
import { access, mkdtemp, rm, writeFile, appendFile } from 'node:fs/promises'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { seedIngestKey, seedOrganization } from '../testing/seed.ts'
import { scratchFolder } from '../testing/scratchFolder.ts'
import { copyTemplate } from '../testing/storeTemplate.ts'
import { createTestServer, TEST_NOW_MS, type TestServer } from '../testing/testServer.ts'
import { openStore } from '../store/openStore.ts'
import { importFile } from './importFile.ts'
import { checkMap } from './mapFile.ts'
import type { ImportMap } from '@airshed/schemas'
import { reasonsOf } from './refusals.fixture.ts'
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
  await seedIngestKey(server.context, 'org_a', KEY)
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

/** Origin of the server, which listens from the first call on. */
async function listening(): Promise<string> {
  const address = server.app.server.address()
  if (address === null) return server.app.listen({ port: 0, host: '127.0.0.1' })
  return `http://127.0.0.1:${typeof address === 'string' ? address : address.port}`
}

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
    expect(reasonsOf(report)).toEqual([
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
        'Readings: 5 new, 0 already stored, in 1.2 s',
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
      refusals: [{ line: 3003, kind: 'number', column: 'pm', got: '"x"', cure: null }],
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

  /** What a logger writes: a preamble with a quote of its own, a status for each column. */
  const LOGGED = [
    '\ufeffStation "Harbour; serial 17',
    'Exported 2020-07-02',
    '',
    'Date / time;PM2.5;QC;Temp;Temp status;Operator',
    '07/01/2020 01:00 PM;7.5;V;21;0;a',
    '07/01/2020 02:00 PM;800;I;21;8;a',
    '07/01/2020 03:00 PM;900;F;-1000;0;a',
    '07/01/2020 04:00 PM;9.5;?;22;0;a',
  ].join('\r\n')
  const loggerMap = (serial: string) =>
    mapFor(serial, {
      delimiter: ';',
      skipLines: 3,
      time: { column: 'Date / time', format: 'MM/dd/yyyy hh:mm a' },
      columns: {
        'PM2.5': {
          parameter: 'pm25',
          status: { column: 'QC', invalid: ['I'], fault: ['F'] },
        },
        Temp: { parameter: 'temperature', status: { column: 'Temp status', valid: ['0'] } },
      },
    })
  const at = (hour: number) => Date.UTC(2020, 6, 1, hour)
  const PM_OF_LOGGER = [
    [at(13), 7.5],
    [at(14), null, 16],
    [at(15), null, 1],
    [at(16), 9.5],
  ]
  const TEMPERATURE_OF_LOGGER = [
    [at(13), 21],
    [at(14), null, 16],
    [at(15), null, 8],
    [at(16), 22],
  ]

  it('keeps gases by mass by volume, by the units that the map names', async () => {
    const map = mapFor('mass', {
      columns: { NO2: { parameter: 'no2', unit: 'µg/m³' }, CO: { parameter: 'co', unit: 'mg/m³' } },
    })
    expect(checkMap(map, 'map.json')).toBe(map)
    await run('mass.csv', `when,NO2,CO\n${hour(0)},38.26,1.1647\n`, map)
    const at = Date.parse(hour(0))
    expect(await stored('mass.0.0.0/170:1')).toEqual([[at, expect.closeTo(20, 2)]])
    expect(await stored('mass.0.0.0/170:4')).toEqual([[at, expect.closeTo(1, 3)]])
  })

  it('leaves out a preamble, and turns status columns into flags', async () => {
    const report = await run('logger.csv', LOGGED, loggerMap('logger'))
    expect(report).toMatchObject({ rowsStored: 4, accepted: 8, ignoredColumns: ['Operator'] })
    expect(await stored('logger.0.0.0/132:5')).toEqual(PM_OF_LOGGER)
    expect(await stored('logger.0.0.0/128:1')).toEqual(TEMPERATURE_OF_LOGGER)
    const { value } = await server.context.store.db
      .selectFrom('measurements')
      .innerJoin('data_points', 'data_points.key', 'measurements.data_point')
      .select('value')
      .where('data_points.id', '=', 'logger.0.0.0/132:5')
      .where('flags', '=', 16)
      .executeTakeFirstOrThrow()
    expect(value).toBe(800)
  })

  it('names the lines of the file behind a preamble', async () => {
    const text = `${LOGGED}\r\nyesterday;1;V;1;0;a`
    const { refusals } = await run('behind.csv', text, loggerMap('behind'))
    expect(refusals).toMatchObject([
      { line: 9, kind: 'time', column: 'Date / time', got: '"yesterday"' },
    ])
  })

  it.each([
    [5, 'ends after its preamble: expected a line of column headings as line 6'],
    [9, 'has 5 lines: expected more than the 9 that skipLines of the map leaves out'],
  ])('says where a file of five lines ends that should skip %d', async (skipLines, message) => {
    const map = mapFor('short', { skipLines })
    await expect(run('short.csv', 'a\nb\nc\nd\ne\n', map)).rejects.toThrow(message)
  })

  it('names a status column that the file does not have', async () => {
    const text = LOGGED.replace(';QC;', ';Flag;')
    await expect(run('absent.csv', text, loggerMap('absent'))).rejects.toThrow(
      'has no column QC. Its columns are: Date / time, PM2.5, Flag',
    )
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

  it.each([
    ['the store', () => createStoreSink(server.context, 'org_a')],
    ['a server', async () => createServerSink(await listening(), KEY)],
  ] as const)(
    'into %s converts each column of a parameter with its own unit',
    async (where, open) => {
      const map = mapFor(where.replaceAll(' ', '-'), {
        columns: {
          temp_f: { parameter: 'temperature', unit: '°F' },
          temp_c: { parameter: 'temperature', unit: '°C' },
        },
      })
      const file = join(folder, `${map.serial}.csv`)
      await writeFile(
        file,
        'when,temp_f,temp_c\n2025-05-01T00:01:00Z,50.2,\n2025-05-01T00:02:00Z,,10.2\n2025-05-01T00:03:00Z,50.2,10.3\n',
      )
      const report = await importFile({ file, map, sink: await open(), now: TEST_NOW_MS })
      expect(report).toMatchObject({
        accepted: 3,
        duplicates: 0,
        cellsRefused: 1,
        refusals: [
          {
            line: 4,
            kind: 'second_value',
            column: 'temp_c',
            expected: 'one value of temperature for a time, as column temp_f has 50.2',
            got: '10.3 in column temp_c',
          },
        ],
      })
      const at = Date.parse('2025-05-01T00:01:00Z')
      expect(await stored(`${map.serial}.0.0.0/128:1`)).toEqual([
        [at, expect.closeTo(10.1111, 4)],
        [at + 60_000, 10.2],
        [at + 120_000, expect.closeTo(10.1111, 4)],
      ])
    },
  )

  it.each([
    ['the store', (revises: boolean) => createStoreSink(server.context, 'org_a', revises)],
    ['a server', async (revises: boolean) => createServerSink(await listening(), KEY, revises)],
  ] as const)(
    'into %s tells readings with another value from those stored already, and replaces them on request',
    async (where, open) => {
      const map = mapFor(`revised-${where.replaceAll(' ', '-')}`)
      const file = join(folder, `${map.serial}.csv`)
      const write = (pm: number) =>
        writeFile(file, `when,pm,p\n${hour(0)},7,100000\n${hour(1)},${pm},\n`)
      const at = Date.parse(hour(0))
      const runInto = async (revises: boolean) =>
        importFile({ file, map, sink: await open(revises), now: TEST_NOW_MS })
      await write(8)
      await runInto(false)
      await write(9.5)
      const told = await runInto(false)
      expect(told).toMatchObject({ accepted: 0, duplicates: 2, conflicts: 1, revised: 0 })
      expect(reportText(told, 1)).toContain(
        `0 new, 2 already stored, 1 in conflict with a stored one, in 1.0 s\n  ${map.serial}.0.0.0/132:5 at ${hour(1)}: 8 is stored, 9.5 was not. To replace it, add --revise`,
      )
      expect(await runInto(true)).toMatchObject({ duplicates: 2, conflicts: 0, revised: 1 })
      expect(await stored(`${map.serial}.0.0.0/132:5`)).toEqual([
        [at, 7],
        [at + 3_600_000, 9.5],
      ])
      // A revised file may begin as the one that was imported before.
      await write(10.5)
      expect(await runInto(true)).toMatchObject({ conflicts: 0, revised: 1 })
      const authors = await server.context.store.db
        .selectFrom('measurement_revisions')
        .innerJoin('data_points', 'data_points.key', 'measurement_revisions.data_point')
        .select(['author', 'old_value', 'measurement_revisions.value'])
        .where('data_points.id', '=', `${map.serial}.0.0.0/132:5`)
        .orderBy('value')
        .execute()
      const author = where === 'the store' ? 'import' : expect.stringMatching(/^key:/)
      expect(authors).toEqual([
        { author, old_value: 8, value: 9.5 },
        { author, old_value: 9.5, value: 10.5 },
      ])
    },
  )

  it('refuses a heading that the file has twice, and reads either by its position', async () => {
    const text = `when,Temp - °F,Temp - °F\n${hour(0)},50,59\n`
    const columns = (heading: string) => ({
      columns: { [heading]: { parameter: 'temperature', unit: '°F' } },
    })
    await expect(run('twice.csv', text, mapFor('twice', columns('Temp - °F')))).rejects.toThrow(
      'The file has 2 columns Temp - °F: expected one of Temp - °F[1] (column 2), Temp - °F[2] (column 3)',
    )
    const report = await run('twice.csv', text, mapFor('twice', columns('Temp - °F[2]')))
    expect(report.ignoredColumns).toEqual(['Temp - °F[1]'])
    expect(await stored('twice.0.0.0/128:1')).toEqual([[Date.parse(hour(0)), 15]])
    await run('twice.csv', text, mapFor('by-number', columns('#3')))
    expect(await stored('by-number.0.0.0/128:1')).toEqual([[Date.parse(hour(0)), 15]])
  })

  it('refuses local times that a clock change skips, and keeps the rows around them', async () => {
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
    const origin = await listening()
    const file = join(folder, 'posted.csv')
    await writeFile(file, `when,pm,p\n${hour(0)},7,100000\n${hour(1)},999.9,\n`)
    const options = { file, map: mapFor('posted'), now: TEST_NOW_MS }
    const sink = createServerSink(origin, KEY)
    expect(await importFile({ ...options, sink })).toMatchObject({ accepted: 3, duplicates: 0 })
    expect(await importFile({ ...options, sink })).toMatchObject({ accepted: 0, duplicates: 3 })
    expect(await stored('posted.0.0.0/128:3')).toEqual([[Date.parse(hour(0)), 1000]])
    const logged = join(folder, 'posted-logger.csv')
    await writeFile(logged, LOGGED)
    await importFile({ file: logged, map: loggerMap('sent'), now: TEST_NOW_MS, sink })
    expect(await stored('sent.0.0.0/132:5')).toEqual(PM_OF_LOGGER)
    expect(await stored('sent.0.0.0/128:1')).toEqual(TEMPERATURE_OF_LOGGER)
    await expect(importFile({ ...options, sink: createServerSink(origin, 'x') })).rejects.toThrow(
      'answered 401: The ingest key belongs to no organization',
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
      { ...mapFor('aa'), columns: { x: { parameter: 'voc_etoh', unit: 'µg/m³' } } },
      'At /columns/x/unit: expected a unit that becomes the one of voc_etoh, got "µg/m³"',
    ],
    [{ ...mapFor('aa'), skipLines: -1 }, 'At /skipLines'],
    [
      { ...mapFor('aa'), time: { column: 'when', format: 'HH:mm' } },
      'At /time/format: expected iso, unix, unix-ms, excel, elapsed or a pattern with year, month and day, each once, such as dd.MM.yyyy HH:mm, got "HH:mm"',
    ],
    [{ ...mapFor('aa'), time: { column: 'when', format: '%d.%m.%Y' } }, 'At /time/format'],
    [{ ...mapFor('aa'), columns: { x: { status: { column: 'qc' } } } }, 'At /columns/x/status'],
    [
      { ...mapFor('aa'), columns: { x: { status: { column: 'qc', valid: ['1'], fault: ['1'] } } } },
      'At /columns/x/status: expected "1" in one of valid, invalid and fault, got it in several',
    ],
    [
      { ...mapFor('aa'), time: { column: 'when', zone: 'local' } },
      'At /time/zone: expected an IANA',
    ],
    [
      { ...mapFor('aa'), columns: { x: { name: 'level', unit: 'cm' }, y: { name: 'level' } } },
      'At /columns/y/unit: expected "cm", the unit of the other column named level, got ""',
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
    ['fails where no row was stored', '2025-03-30 02:30,7', [], 1],
    ['reads the clock that it is told of', '2025-03-30 02:30,7', ['--standard-time'], 0],
    ['succeeds where all is stored already', '2025-03-30 02:30,7', ['--zone', 'UTC+1'], 0],
  ])('%s', async (_title, row, words, code) => {
    const file = join(folder, 'ending.csv')
    await writeFile(file, `when,pm,p\n${row},\n`)
    const map = join(folder, 'ending.json')
    const time = { column: 'when', zone: 'Europe/Berlin' }
    await writeFile(map, JSON.stringify(mapFor('ending', { time })))
    const origin = await listening()
    const command = start(folder, file, '--map', map, '--url', origin, '--key', KEY, ...words)
    expect(await command.ended, command.output()).toBe(code)
    if (code === 0) {
      const at = Date.parse('2025-03-30T01:30:00Z')
      expect(await stored('ending.0.0.0/132:5')).toEqual([[at, 7]])
    } else expect(command.output()).toContain('Nothing was stored')
  })

  it('shows what it would store, and opens no store, when it runs dry', async () => {
    const file = join(folder, 'dry.csv')
    await writeFile(file, 'when;pm\n01.05.2020 10:00;7,5\n')
    const map = join(folder, 'dry.json')
    await writeFile(map, '{"serial":"dry","columns":{"pm":{"parameter":"pm25"}}}')
    const data = join(folder, 'no-such-data')
    const command = start(data, file, '--map', map, '--zone', 'Europe/Berlin', '--dry-run')
    expect(await command.ended, command.output()).toBe(0)
    expect(command.output()).toContain('2020-05-01T08:00:00.000Z dry: pm25 7.5 µg/m³')
    await expect(access(data)).rejects.toThrow('ENOENT')
  })

  it('recognizes a file of a known format, and says what it leaves open', async () => {
    const file = fileURLToPath(
      new URL('../../../docs/examples/files/dusttrak.csv', import.meta.url),
    )
    const open = start(folder, file, '--dry-run')
    expect(await open.ended).toBe(1)
    expect(open.output()).toContain('is recognized as TSI DustTrak (dusttrak). It leaves open:')
    const command = start(folder, file, '--zone', 'America/Chicago', '--dry-run')
    expect(await command.ended, command.output()).toBe(0)
    expect(command.output()).toMatch(/^Recognized as TSI DustTrak \(dusttrak\)$/m)
    expect(command.output()).toContain('2026-05-14T02:16:00.000Z dusttrak:8533150102: pm1 11 µg/m³')
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
