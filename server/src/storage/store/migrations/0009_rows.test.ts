import { statusRank } from '@airshed/domain'
import { NODE_STATUSES } from '@airshed/schemas'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Kysely, sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openEmbedded } from '../embedded/openEmbedded.ts'
import type { Tables } from '../tables.ts'
import { ground } from './0001_ground.ts'
import { dashboardVersions } from './0002_dashboards.ts'
import { access } from './0003_access.ts'
import { plugins } from './0004_plugins.ts'
import { tokens } from './0005_tokens.ts'
import { rows } from './0009_rows.ts'

describe('a store from before lists were paged by cursor', () => {
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
    for (const step of [dashboardVersions, access, plugins, tokens]) await step(before)
    await sql`insert into users (id, external_id, email, first_name, last_name, created_at)
      values ('ann', 'ann', 'ann@example.org', 'Ann', '', 0)`.execute(db)
    await sql`insert into nodes (id, serial, type, name, description, external_id, timezone,
        interval_ms, status, created_at)
      select status, status, '', '', '', status, 'UTC', 60000, status, 0
      from unnest(${[...NODE_STATUSES]}::text[]) as status`.execute(db)
    await rows(before)
  })
  afterAll(async () => {
    await db.destroy()
    await close()
    await rm(folder, { recursive: true, force: true })
  })

  it('sorts each device by its status, and activated ones as offline', async () => {
    const found = await db.selectFrom('nodes').select(['status', 'status_rank']).execute()
    expect(found).toHaveLength(NODE_STATUSES.length)
    for (const { status, status_rank: rank } of found) {
      expect([status, rank]).toEqual([
        status,
        statusRank(status === 'activated' ? 'offline' : status),
      ])
    }
  })

  it('replaces an unknown language of a user', async () => {
    const { locale } = await db.selectFrom('users').select('locale').executeTakeFirstOrThrow()
    expect(locale).toBe('en_US')
  })

  it('finds parts of names through an index', async () => {
    await sql`set enable_seqscan = off`.execute(db)
    const { rows: plan } = await sql<{ 'QUERY PLAN': string }>`
      explain select id from nodes where name ilike '%roof%' or serial ilike '%roof%'`.execute(db)
    expect(plan.map((line) => line['QUERY PLAN']).join('\n')).toContain('nodes_search')
  })
})
