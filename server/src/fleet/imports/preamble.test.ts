import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createImporter, mapFor, type Importer } from './importer.fixture.ts'
import { LOGGED, loggerMap, PM_OF_LOGGER, TEMPERATURE_OF_LOGGER } from './loggerFile.fixture.ts'

let importer: Importer
beforeAll(async () => {
  importer = await createImporter()
})
afterAll(() => importer[Symbol.asyncDispose]())
const run: Importer['run'] = (...args) => importer.run(...args)
const stored: Importer['stored'] = (id) => importer.stored(id)

describe('a file with a preamble', () => {
  it('skips a preamble and turns status columns into flags', async () => {
    const report = await run('logger.csv', LOGGED, loggerMap('logger'))
    expect(report).toMatchObject({ rowsStored: 4, accepted: 8, ignoredColumns: ['Operator'] })
    expect(await stored('logger.0.0.0/132:5')).toEqual(PM_OF_LOGGER)
    expect(await stored('logger.0.0.0/128:1')).toEqual(TEMPERATURE_OF_LOGGER)
    const { value } = await importer.server.context.store.db
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
})
