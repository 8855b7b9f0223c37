import { afterAll, beforeAll, expect, it } from 'vitest'
import type { NodeMeasurements } from '../../storage/bus/bus.ts'
import { countFollowedChange } from '../../storage/store/measurements/followedPoints.ts'
import { createIngestServer, MINUTE, type IngestServer } from './testsupport/ingestServer.ts'

let server: IngestServer
beforeAll(async () => {
  server = await createIngestServer()
})
afterAll(() => server.close())

it('open pages are told of a late reading in a rejected span as of a hidden one', async () => {
  const { store, bus } = server.context
  const news: NodeMeasurements['measurements'][number][] = []
  bus.subscribe((batch) => news.push(...batch.flatMap(({ measurements }) => measurements)))
  const now = server.clock.now
  const post = (time: number, pm25: number) =>
    server.post('/ingest/json', { serial: 'lab', time, readings: { pm25 } })
  await post(now, 7)
  const { key } = await store.db
    .selectFrom('data_points')
    .select('key')
    .where('id', '=', 'lab.0.0.0/132:5')
    .executeTakeFirstOrThrow()
  await store.db.transaction().execute(async (tx) => {
    await countFollowedChange(tx, 'quality')
    await tx
      .insertInto('quality_flags')
      .values({
        data_point: key,
        from_ts: now - 3 * MINUTE,
        to_ts: now - MINUTE,
        rule: 'manual',
        reason: 'In its box',
        made_by: 'Seed',
        made_at: now,
      })
      .execute()
  })
  store.measurements.forgetFollowed()
  await post(now - 2 * MINUTE, 8)
  await post(now - MINUTE, 9)
  await expect
    .poll(() => news)
    .toEqual([
      [now, 7],
      [now - 2 * MINUTE, null, 1024],
      [now - MINUTE, 9],
    ])
})
