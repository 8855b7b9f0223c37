import { appendFile } from 'node:fs/promises'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { TEST_NOW_MS } from '../../testing/testServer.ts'
import { createImporter, hour, mapFor, type Importer } from './importer.fixture.ts'
import { importFile } from './importFile.ts'
import { checkMap } from './mapFile.ts'
import { reasonsOf } from './refusals.fixture.ts'
import { reportText } from './report.ts'
import { createStoreSink } from './storeSink.ts'

let importer: Importer
beforeAll(async () => {
  importer = await createImporter()
})
afterAll(() => importer[Symbol.asyncDispose]())
const run: Importer['run'] = (...args) => importer.run(...args)
const stored: Importer['stored'] = (id) => importer.stored(id)

describe('an import of a file', () => {
  it('stores rows in the units of their parameters and reports refused ones', async () => {
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
    const node = await importer.server.context.store.db
      .selectFrom('nodes')
      .selectAll()
      .where('serial', '=', 'rows')
      .executeTakeFirstOrThrow()
    expect(node).toMatchObject({ name: 'Old mast', status: 'activated', organization_id: 'org_a' })
  })

  it('continues where a file ended that has grown', async () => {
    const map = mapFor('grown')
    const rows = Array.from({ length: 3000 }, (_, index) => `${hour(index)},${index % 50},100000`)
    await run('grown.csv', `when,pm,p\n${rows.join('\n')}\n`, map)
    await appendFile(
      join(importer.folder, 'grown.csv'),
      `${hour(3000)},1,100000\n${hour(3001)},x,1\n`,
    )
    const sink = await createStoreSink(importer.server.context, 'org_a')
    const report = await importFile({
      file: join(importer.folder, 'grown.csv'),
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

  it('stores gases by mass as volume by the units of the map', async () => {
    const map = mapFor('mass', {
      columns: { NO2: { parameter: 'no2', unit: 'µg/m³' }, CO: { parameter: 'co', unit: 'mg/m³' } },
    })
    expect(checkMap(map, 'map.json')).toBe(map)
    await run('mass.csv', `when,NO2,CO\n${hour(0)},38.26,1.1647\n`, map)
    const at = Date.parse(hour(0))
    expect(await stored('mass.0.0.0/170:1')).toEqual([[at, expect.closeTo(20, 2)]])
    expect(await stored('mass.0.0.0/170:4')).toEqual([[at, expect.closeTo(1, 3)]])
  })

  it('refuses a repeated heading by name and reads either by its position', async () => {
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

  it('stores a value to the last bit', async () => {
    const map = mapFor('bits', { columns: { pm: { parameter: 'pm25', unit: 'ug/m3' } } })
    await run('bits.csv', `when,pm\n${hour(0)},8.606432999999999\n`, map)
    expect((await stored('bits.0.0.0/132:5'))?.[0]?.[1]).toBe(8.606432999999999)
  })

  it.each([
    ['an empty file', '', 'is empty'],
    ['a file without the columns', 'a,b\n1,2\n', 'has no column when, pm, p'],
    ['a quote that is never closed', `when,pm,p\n${hour(0)},"1,2\n`, 'before line'],
  ])('an import cannot read %s', async (name, text, message) => {
    await expect(run(`${name}.csv`, text, mapFor('broken'))).rejects.toThrow(message)
  })

  it('refuses to write to a device of another organization', async () => {
    await run('owned.csv', `when,pm,p\n${hour(0)},1,2\n`, mapFor('owned'))
    const sink = await createStoreSink(importer.server.context, 'org_b')
    const file = join(importer.folder, 'owned.csv')
    await expect(
      importFile({ file, map: mapFor('owned'), sink, now: TEST_NOW_MS }),
    ).rejects.toMatchObject({ code: 'SERIAL_TAKEN' })
  })

  it('names the organizations when it does not know one', async () => {
    await expect(createStoreSink(importer.server.context, 'org_x')).rejects.toThrow(
      'Known: org_a, org_b',
    )
  })
})
