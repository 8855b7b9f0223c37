import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Kysely, sql } from 'kysely'
import { expect, it } from 'vitest'
import { openEmbedded } from '../embedded/openEmbedded.ts'
import type { Tables } from '../tables.ts'
import { ground } from './0001_ground.ts'
import { nodeChanges } from './0026_node_changes.ts'
import { partnerships } from './0057_partnerships.ts'

it('keeps one partnership of two organizations with one in each direction', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'airshed-migration-'))
  const { dialect, close } = await openEmbedded({ folder, isDurable: false })
  const db = new Kysely<Tables>({ dialect })
  try {
    const before = db as unknown as Kysely<unknown>
    await ground(before, 'embedded')
    await nodeChanges(before)
    await sql`insert into organizations (id, external_id, name, created_at)
      values ('city', 'city', '', 0), ('port', 'port', '', 0), ('school', 'school', '', 0)`.execute(
      db,
    )
    await sql`insert into partnerships (id, organization_id, partner_id, created_at)
      values ('a', 'city', 'port', 1), ('b', 'port', 'city', 2), ('c', 'school', 'city', 3)`.execute(
      db,
    )

    await partnerships(before)

    const kept = await db.selectFrom('partnerships').select('id').orderBy('id').execute()
    expect(kept.map(({ id }) => id)).toEqual(['a', 'c'])
    const again = sql`insert into partnerships (id, organization_id, partner_id, created_at)
      values ('d', 'port', 'city', 4)`.execute(db)
    await expect(again).rejects.toThrow('partnerships_pair')
  } finally {
    await db.destroy()
    await close()
    await rm(folder, { recursive: true })
  }
})
