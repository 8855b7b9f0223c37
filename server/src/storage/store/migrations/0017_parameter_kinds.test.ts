import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Kysely, sql } from 'kysely'
import { expect, it } from 'vitest'
import { openEmbedded } from '../embedded/openEmbedded.ts'
import type { Tables } from '../tables.ts'
import { ground } from './0001_ground.ts'
import { parameterKinds } from './0017_parameter_kinds.ts'

const LEVELS = [60, 60, 60, 90]
const NOON = Date.UTC(2026, 2, 2, 12)

it('gives older data points their kind, and sound levels the energy of their readings', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'airshed-migration-'))
  const { dialect, close } = await openEmbedded({ folder, isDurable: false })
  const db = new Kysely<Tables>({ dialect })
  try {
    const before = db as unknown as Kysely<unknown>
    await ground(before, 'embedded')
    await sql`alter table data_points add constraint data_points_kind_words
      check (kind in ('scalar', 'direction', 'boolean', 'count'))`.execute(db)
    await sql`insert into nodes (id, serial, type, name, description, external_id, timezone,
        interval_ms, status, created_at)
      values ('1C00A3F7:0', '1C00A3F7', '', 'Mast', '', '1C00A3F7', 'UTC', 60000, 'activated', 0)`.execute(
      db,
    )
    await sql`insert into sensors (id, node_id, name, model, vendor, sensor_type, com_port, com_type,
        address, enabled, debug, configuration)
      values ('1C00A3F7.0.0.0', '1C00A3F7:0', '', '', '', '', 0, 0, 0, 1, 0, '{}')`.execute(db)
    for (const [path, kind] of [
      ['160:1', 'scalar'],
      ['160:3', 'scalar'],
      ['151:1', 'count'],
      ['132:5', 'scalar'],
    ]) {
      await sql`insert into data_points (id, node_id, sensor_id, path, is_mapped, name, unit, precision, kind, last_ts)
        values (${`1C00A3F7.0.0.0/${path}`}, '1C00A3F7:0', '1C00A3F7.0.0.0', ${path}, true, '', '', 1, ${kind}, ${NOON})`.execute(
        db,
      )
    }
    for (const [at, level] of [...LEVELS, 999].entries()) {
      const flags = level === 999 ? 1 : 0
      await sql`insert into measurements (data_point, ts, value, flags)
        values (1, ${NOON + at * 60_000}, ${level}, ${flags})`.execute(db)
    }
    for (const step of [600_000, 1_800_000, 10_800_000, 86_400_000]) {
      await sql`insert into rollups values (1, ${step}, ${Math.floor(NOON / step) * step}, 4, 270, 60, 90,
        ${NOON}, 60, ${NOON + 180_000}, 90, ${NOON}, ${NOON + 180_000}, 0, 0)`.execute(db)
    }

    await parameterKinds(before)

    const kinds = await db
      .selectFrom('data_points')
      .select(['path', 'kind'])
      .orderBy('key')
      .execute()
    expect(kinds.map(({ path, kind }) => [path, kind])).toEqual([
      ['160:1', 'level'],
      ['160:3', 'maximum'],
      ['151:1', 'sum'],
      ['132:5', 'scalar'],
    ])
    const sums = await db.selectFrom('rollups').select('energy_sum').execute()
    expect(sums).toHaveLength(4)
    for (const { energy_sum: sum } of sums) {
      expect(10 * Math.log10(sum / LEVELS.length)).toBeCloseTo(83.99, 2)
    }
  } finally {
    await db.destroy()
    await close()
    await rm(folder, { recursive: true })
  }
})
