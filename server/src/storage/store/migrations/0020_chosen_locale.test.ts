import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Kysely, sql } from 'kysely'
import { expect, it } from 'vitest'
import { openEmbedded } from '../embedded/openEmbedded.ts'
import type { Tables } from '../tables.ts'
import { ground } from './0001_ground.ts'
import { dashboardVersions } from './0002_dashboards.ts'
import { access } from './0003_access.ts'
import { plugins } from './0004_plugins.ts'
import { tokens } from './0005_tokens.ts'
import { rows } from './0009_rows.ts'
import { chosenLocale } from './0020_chosen_locale.ts'

it('keeps a language that only a choice can have set and forgets default ones', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'airshed-migration-'))
  const { dialect, close } = await openEmbedded({ folder, isDurable: false })
  const db = new Kysely<Tables>({ dialect })
  try {
    const before = db as unknown as Kysely<unknown>
    await ground(before, 'embedded')
    for (const step of [dashboardVersions, access, plugins, tokens, rows]) await step(before)
    for (const [id, locale] of [
      ['ada', 'es_ES'],
      ['ben', 'en_US'],
    ]) {
      await sql`insert into users (id, external_id, email, first_name, last_name, locale, created_at)
        values (${id}, ${id}, ${`${id}@example.org`}, '', '', ${locale}, 0)`.execute(db)
    }

    await chosenLocale(before)

    const kept = await db.selectFrom('users').select(['id', 'locale']).orderBy('id').execute()
    expect(kept).toEqual([
      { id: 'ada', locale: 'es_ES' },
      { id: 'ben', locale: null },
    ])
  } finally {
    await db.destroy()
    await close()
    await rm(folder, { recursive: true })
  }
})
