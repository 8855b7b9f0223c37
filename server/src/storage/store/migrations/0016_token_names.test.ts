import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Kysely, sql } from 'kysely'
import { expect, it } from 'vitest'
import { openEmbedded } from '../embedded/openEmbedded.ts'
import type { Tables } from '../tables.ts'
import { ground } from './0001_ground.ts'
import { access } from './0003_access.ts'
import { tokens } from './0005_tokens.ts'
import { tokenNames } from './0016_token_names.ts'

it('names older tokens by their day and keeps them valid', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'airshed-migration-'))
  const { dialect, close } = await openEmbedded({ folder, isDurable: false })
  const db = new Kysely<Tables>({ dialect })
  try {
    const before = db as unknown as Kysely<unknown>
    await ground(before, 'embedded')
    await access(before)
    await tokens(before)
    await sql`insert into organizations (id, external_id, name, created_at)
      values ('city', 'city', '', 0)`.execute(db)
    await sql`insert into users (id, external_id, email, first_name, last_name, created_at)
      values ('ada', 'ada', 'ada@example.org', 'Ada', '', 0)`.execute(db)
    await sql`insert into api_tokens (id, organization_id, user_id, secret_hash, capabilities, created_at)
      values ('one', 'city', 'ada', 'hash', '[]', ${Date.UTC(2026, 4, 17, 23)})`.execute(db)

    await tokenNames(before)

    const kept = await db.selectFrom('api_tokens').select(['name', 'expires_at']).execute()
    expect(kept).toEqual([{ name: 'Created 2026-05-17', expires_at: null }])
  } finally {
    await db.destroy()
    await close()
    await rm(folder, { recursive: true })
  }
})
