import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Kysely, sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openEmbedded } from '../embedded/openEmbedded.ts'
import type { Tables } from '../tables.ts'
import { ground } from './0001_ground.ts'
import { access } from './0003_access.ts'
import { alerts } from './0010_alerts.ts'

describe('a store from before alerts had groups of rules', () => {
  let folder: string
  let db: Kysely<Tables>
  let close: () => Promise<void>
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'airshed-migration-'))
    const opened = await openEmbedded({ folder, isDurable: false })
    db = new Kysely<Tables>({ dialect: opened.dialect })
    close = opened.close
    const before = db as unknown as Kysely<unknown>
    await ground(before, 'embedded')
    await access(before)
    await sql`insert into organizations (id, external_id, name, created_at)
      values ('city', 'city', '', 0)`.execute(db)
    await sql`insert into nodes (id, serial, type, name, description, external_id, timezone,
        interval_ms, status, created_at)
      values ('A:0', 'A', '', '', '', 'A', 'UTC', 60000, 'activated', 0)`.execute(db)
    await sql`insert into sensors (id, node_id, name, model, vendor, sensor_type, com_port, com_type,
        address, enabled, debug, configuration)
      values ('A.0.1.0', 'A:0', '', '', '', '', 1, 1, 0, 1, 0, '{}')`.execute(db)
    await sql`insert into data_points (id, node_id, sensor_id, path, is_mapped, name, unit,
        precision, kind)
      select 'A.0.1.0/' || path, 'A:0', 'A.0.1.0', path, true, '', '', 0, 'scalar'
      from unnest(array['132:5', '132:7']) as path`.execute(db)
    for (const [id, rules] of [
      ['two', '{"link":["A.0.1.0/132:5","A.0.1.0/gone","A.0.1.0/132:7"],"gt":35}'],
      ['none', '{}'],
      ['list', '[]'],
    ]) {
      await sql`insert into alerts (id, name, description, organization_id, status,
          notification_level, rules, latest_value, created_at)
        values (${id}, '', '', 'city', 'activated', 'info', ${rules}::jsonb, true, 0)`.execute(db)
    }
    await alerts(before)
  })
  afterAll(async () => {
    await db.destroy()
    await close()
    await rm(folder, { recursive: true, force: true })
  })

  const rulesOf = async (id: string) =>
    (await db.selectFrom('alerts').select('rules').where('id', '=', id).executeTakeFirstOrThrow())
      .rules

  it('moves each data point of a rule to a group of its own, of which one suffices', async () => {
    const condition = (path: string) => ({
      deviceId: 'A:0',
      dataPointId: `A.0.1.0/${path}`,
      expr: 'gt',
      value: 35,
    })
    expect(await rulesOf('two')).toEqual([
      { _id: 'group_1', conditions: [condition('132:5')] },
      { _id: 'group_3', conditions: [condition('132:7')] },
    ])
  })

  it.each(['none', 'list'])('leaves no rules where there were %s', async (id) => {
    expect(await rulesOf(id)).toEqual([])
  })

  it('sorts alerts by their state and notifies by mail', async () => {
    const row = await db
      .selectFrom('alerts')
      .select(['status_rank', 'notification_method'])
      .where('id', '=', 'two')
      .executeTakeFirstOrThrow()
    expect(row).toEqual({ status_rank: 0, notification_method: 'email' })
  })
})
