import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { TEST_NOW_MS } from '../../testing/testServer.ts'
import { createImporter, hour, KEY, mapFor, type Importer } from './importer.fixture.ts'
import { importFile } from './importFile.ts'
import { LOGGED, loggerMap, PM_OF_LOGGER, TEMPERATURE_OF_LOGGER } from './loggerFile.fixture.ts'
import { reportText } from './report.ts'
import { createServerSink } from './serverSink.ts'
import { createStoreSink } from './storeSink.ts'

let importer: Importer
beforeAll(async () => {
  importer = await createImporter()
})
afterAll(() => importer[Symbol.asyncDispose]())
const stored: Importer['stored'] = (id) => importer.stored(id)

describe('sinks of an import', () => {
  it.each([
    ['the store', () => createStoreSink(importer.server.context, 'org_a')],
    ['a server', async () => createServerSink(await importer.listening(), KEY)],
  ] as const)(
    'converts into %s each column of a parameter with its own unit',
    async (where, open) => {
      const map = mapFor(where.replaceAll(' ', '-'), {
        columns: {
          temp_f: { parameter: 'temperature', unit: '°F' },
          temp_c: { parameter: 'temperature', unit: '°C' },
        },
      })
      const file = join(importer.folder, `${map.serial}.csv`)
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
    ['the store', (revises: boolean) => createStoreSink(importer.server.context, 'org_a', revises)],
    [
      'a server',
      async (revises: boolean) => createServerSink(await importer.listening(), KEY, revises),
    ],
  ] as const)(
    'reports into %s conflicts with stored readings and replaces them on request',
    async (where, open) => {
      const map = mapFor(`revised-${where.replaceAll(' ', '-')}`)
      const file = join(importer.folder, `${map.serial}.csv`)
      const write = (pm: number) =>
        writeFile(file, `when,pm,p\n${hour(0)},7,100000\n${hour(1)},${pm},\n`)
      const at = Date.parse(hour(0))
      const runInto = async (revises: boolean) =>
        importFile({ file, map, sink: await open(revises), now: TEST_NOW_MS })
      await write(8)
      await runInto(false)
      await write(9.5)
      const reported = await runInto(false)
      expect(reported).toMatchObject({ accepted: 0, duplicates: 2, conflicts: 1, revised: 0 })
      expect(reportText(reported, 1)).toContain(
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
      const authors = await importer.server.context.store.db
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

  it('posts to a running server', async () => {
    const origin = await importer.listening()
    const file = join(importer.folder, 'posted.csv')
    await writeFile(file, `when,pm,p\n${hour(0)},7,100000\n${hour(1)},999.9,\n`)
    const options = { file, map: mapFor('posted'), now: TEST_NOW_MS }
    const sink = createServerSink(origin, KEY)
    expect(await importFile({ ...options, sink })).toMatchObject({ accepted: 3, duplicates: 0 })
    expect(await importFile({ ...options, sink })).toMatchObject({ accepted: 0, duplicates: 3 })
    expect(await stored('posted.0.0.0/128:3')).toEqual([[Date.parse(hour(0)), 1000]])
    const logged = join(importer.folder, 'posted-logger.csv')
    await writeFile(logged, LOGGED)
    await importFile({ file: logged, map: loggerMap('sent'), now: TEST_NOW_MS, sink })
    expect(await stored('sent.0.0.0/132:5')).toEqual(PM_OF_LOGGER)
    expect(await stored('sent.0.0.0/128:1')).toEqual(TEMPERATURE_OF_LOGGER)
    await expect(importFile({ ...options, sink: createServerSink(origin, 'x') })).rejects.toThrow(
      'answered 401: The ingest key belongs to no organization',
    )
  })
})
