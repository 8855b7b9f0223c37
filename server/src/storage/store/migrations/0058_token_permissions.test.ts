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
import { tokenPermissions } from './0058_token_permissions.ts'

it('lets older tokens do what they did and nothing else, each with a name of its own', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'airshed-migration-'))
  const { dialect, close } = await openEmbedded({ folder, isDurable: false })
  const db = new Kysely<Tables>({ dialect })
  try {
    const before = db as unknown as Kysely<unknown>
    await ground(before, 'embedded')
    for (const step of [access, tokens, tokenNames]) await step(before)
    await sql`insert into organizations (id, external_id, name, created_at)
      values ('city', 'city', '', 0)`.execute(db)
    await sql`insert into users (id, external_id, email, first_name, last_name, created_at)
      values ('ada', 'ada', 'ada@example.org', 'Ada', '', 0)`.execute(db)
    for (const id of ['one', 'two']) {
      await sql`insert into api_tokens (id, organization_id, user_id, secret_hash, capabilities, name, created_at)
        values (${id}, 'city', 'ada', ${id}, '["publish_plugins"]', 'Laptop', 0)`.execute(db)
    }

    await tokenPermissions(before)

    const kept = await db
      .selectFrom('api_tokens')
      .select(['capabilities', 'permissions', 'device_scope', 'external_id'])
      .execute()
    for (const token of kept) {
      expect(token).toEqual({
        capabilities: ['publish_plugins'],
        permissions: [],
        device_scope: null,
        external_id: expect.stringMatching(/^tok_[\da-f]{24}$/),
      })
    }
    expect(new Set(kept.map(({ external_id }) => external_id)).size).toBe(2)
  } finally {
    await db.destroy()
    await close()
    await rm(folder, { recursive: true })
  }
})
