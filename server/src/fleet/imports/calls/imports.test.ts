import type { ImportMap, ImportPreview } from '@airshed/schemas'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createWorld, type World } from '../../../testing/world/world.ts'
import {
  carryOut,
  DUST_TRAK,
  DUST_TRAK_MAP,
  GERMAN,
  GERMAN_MAP,
  PURPLE_AIR,
  PURPLE_AIR_MAP,
  snapshot,
  upload,
} from './imports.fixture.ts'

let world: World
/** 02:00 on 26 October 2025 in Berlin, the first time. */
const TWO_MS = Date.UTC(2025, 9, 26, 0)

beforeAll(async () => {
  world = await createWorld({ runsJobs: true })
  const { key } = world.city.pm25
  await world.context.store.measurements.insert({
    dataPoints: [key, key, key, key],
    times: [TWO_MS - 86_400_000, TWO_MS, TWO_MS + 1_800_000, TWO_MS + 86_400_000],
    values: [3.5, 13.5, 99.5, 4.25],
    flags: [0, 0, 0, 0],
  })
})
afterAll(() => world.close())

describe('a file of a logger whose clock was not set', () => {
  it('previews and stores readings of 1970 with their flags', async () => {
    const map = {
      serial: 'mast-9',
      time: { column: 'time' },
      columns: { pm: { parameter: 'pm25' } },
    }
    const rows = ['1970-01-01T00:03:00Z,5', '2026-01-01T00:00:00Z,6']
    const { id } = await upload(world, ['time,pm', ...rows].join('\n'))
    const { body } = await world.call<ImportPreview>('manager', 'POST', `imports/${id}/preview`, {
      map,
    })
    expect(body.rows.map(({ values }) => values.map(({ flags }) => flags))).toEqual([[96], [0]])
    const stored = await carryOut(world, id, 'store', { map })
    expect(stored).toMatchObject({ state: 'stored', stored: { new: 2 } })
    const { rows: kept } = await sql<{ ts: number; flags: number }>`
      select ts, flags from measurements join data_points on data_points.key = data_point
      where data_points.id = 'mast-9.0.0.0/132:5' order by ts`.execute(world.context.store.db)
    expect(kept.map(({ flags }) => flags)).toEqual([96, 0])
    await carryOut(world, id, 'undo')
  })
})

describe('a file that is imported and undone', () => {
  it.each<
    [string, string | Uint8Array, ImportMap, { new: number; revised: number; refused: number }]
  >([
    ['a DustTrak', DUST_TRAK, DUST_TRAK_MAP, { new: 240, revised: 0, refused: 0 }],
    ['a PurpleAir', PURPLE_AIR, PURPLE_AIR_MAP, { new: 180, revised: 0, refused: 0 }],
    ['a German office', GERMAN, GERMAN_MAP, { new: 9, revised: 1, refused: 1 }],
  ])('undoing the import of %s leaves the store as it was', async (_, file, map, wanted) => {
    const before = await snapshot(world.context)
    const { id, state, actions } = await upload(world, file)
    expect([state, actions]).toEqual(['uploaded', ['preview', 'check', 'store', 'delete']])

    const checked = await carryOut(world, id, 'check', { map })
    expect(checked.state).toBe('checked')
    expect(checked.checked).toMatchObject({
      new: wanted.new,
      conflicting: wanted.revised,
      rows_refused: wanted.refused,
    })
    expect(await snapshot(world.context)).toEqual(before)

    const stored = await carryOut(world, id, 'store', { map, revise: true })
    expect(stored).toMatchObject({ state: 'stored', failure: null, actions: ['undo'] })
    expect(stored.stored).toMatchObject({
      new: wanted.new,
      revised: wanted.revised,
      conflicting: 0,
    })
    // The file is of no further use, and counts no more toward those of the organization.
    expect(stored.file_kept_until).toBeNull()
    const between = await snapshot(world.context)
    expect(between.readings.length).toBe(before.readings.length + wanted.new)

    const undone = await carryOut(world, id, 'undo')
    expect(undone).toMatchObject({ state: 'undone', failure: null, actions: [] })
    expect(undone.undone).toMatchObject({
      removed: wanted.new,
      restored: wanted.revised,
      changed_since: 0,
    })
    expect(await snapshot(world.context)).toEqual(before)
  })
})
