import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Kysely, sql } from 'kysely'
import { expect, it } from 'vitest'
import { openEmbedded } from '../embedded/openEmbedded.ts'
import type { Tables } from '../tables.ts'
import { ground } from './0001_ground.ts'
import { organizationCreators } from './0038_organization_creators.ts'
import { ingestKeys } from './0056_ingest_keys.ts'

it('keeps the key of an organization as its first one', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'airshed-migration-'))
  const { dialect, close } = await openEmbedded({ folder, isDurable: false })
  const db = new Kysely<Tables>({ dialect })
  try {
    const before = db as unknown as Kysely<unknown>
    await ground(before, 'embedded')
    await organizationCreators(before)
    await sql`insert into users (id, external_id, email, first_name, last_name, created_at)
      values ('ada', 'ada', 'ada@example.org', 'Ada', '', 0)`.execute(db)
    await sql`insert into organizations (id, external_id, name, ingest_key_hash, created_by, created_at)
      values ('city', 'city', 'City', 'hash of the city', 'ada', 7),
        ('school', 'school', 'School', 'hash of the school', null, 8),
        ('keyless', 'keyless', 'Keyless', null, null, 9)`.execute(db)

    await ingestKeys(before)

    const kept = await db.selectFrom('ingest_keys').selectAll().orderBy('created_at').execute()
    const same = { name: 'First key', last_used_at: null, expires_at: null, revoked_at: null }
    expect(kept).toEqual([
      {
        ...same,
        id: expect.any(String),
        organization_id: 'city',
        key_hash: 'hash of the city',
        created_by: 'ada',
        created_at: 7,
      },
      {
        ...same,
        id: expect.any(String),
        organization_id: 'school',
        key_hash: 'hash of the school',
        created_by: null,
        created_at: 8,
      },
    ])
    expect(new Set(kept.map(({ id }) => id)).size).toBe(2)
    const [organization] = await db.selectFrom('organizations').selectAll().execute()
    expect(organization).not.toHaveProperty('ingest_key_hash')
  } finally {
    await db.destroy()
    await close()
    await rm(folder, { recursive: true })
  }
})
