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
import { events } from './0006_events.ts'
import { pluginSources } from './0019_plugin_sources.ts'

it('finds who published a version in the events and leaves unknown ones open', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'airshed-migration-'))
  const { dialect, close } = await openEmbedded({ folder, isDurable: false })
  const db = new Kysely<Tables>({ dialect })
  try {
    const before = db as unknown as Kysely<unknown>
    await ground(before, 'embedded')
    for (const step of [dashboardVersions, access, plugins, tokens, events]) await step(before)
    await sql`insert into organizations (id, external_id, name, created_at)
      values ('city', 'city', '', 0), ('harbour', 'harbour', '', 0)`.execute(db)
    await sql`insert into plugin_archives values ('abc', 'sha384-', 1, '', 'acme.gauge', '1.0.0', 'widget', '',
      '{}', '{}', '{}', '{}', '', '[]', '{}', '[]', 0)`.execute(db)
    for (const [organization, version] of [
      ['city', '1.0.0'],
      ['city', '1.1.0'],
      ['harbour', '1.0.0'],
    ]) {
      await sql`insert into plugin_versions
        values (${organization}, 'acme.gauge', ${version}, 'abc', 'enabled', 'isolated', 'Somebody', 0)`.execute(
        db,
      )
    }
    // The first one was removed again: whoever published it last counts.
    for (const [at, account] of ['ben', 'ada'].entries()) {
      await sql`insert into events (id, ts, name, actor_kind, actor_id, actor_name, organization_id, entity,
          row_id, detail, is_audited)
        values (${`event ${at}`}, ${at}, 'plugin.published', 'token', ${account}, 'Build server', 'city',
          'plugins', 'acme.gauge', '{"version":"1.0.0","detail":""}', true)`.execute(db)
    }

    await pluginSources(before)

    const kept = await db
      .selectFrom('plugin_versions')
      .select(['organization_id', 'version', 'source', 'about'])
      .orderBy('organization_id')
      .orderBy('version')
      .execute()
    expect(kept.map((one) => Object.values(one))).toEqual([
      ['city', '1.0.0', 'ada', null],
      ['city', '1.1.0', null, null],
      ['harbour', '1.0.0', null, null],
    ])
  } finally {
    await db.destroy()
    await close()
    await rm(folder, { recursive: true })
  }
})
