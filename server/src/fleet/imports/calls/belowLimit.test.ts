import type { ImportMap, ImportPreview } from '@airshed/schemas'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { createWorld, type World } from '../../../testing/world/world.ts'
import { carryOut, upload } from './imports.fixture.ts'

let world: World
beforeAll(async () => {
  world = await createWorld({ runsJobs: true })
})
afterAll(() => world.close())

const FILE = [
  'Zeit;Blei (mg/m³);Staub;Temperatur',
  '2026-02-01T00:00:00Z;<0,002;<2,0;20,5',
  '2026-02-01T01:00:00Z;< 0,001;12,5;21',
  '2026-02-01T02:00:00Z;0,003;<0;<21',
  '2026-02-01T03:00:00Z;0,004;<-1;21',
  '2026-02-01T04:00:00Z;0,005;>2;21',
].join('\n')
const MAP: ImportMap = {
  serial: '1C00LAB1',
  delimiter: ';',
  decimal: ',',
  time: { column: 'Zeit' },
  columns: {
    'Blei (mg/m³)': { parameter: 'pm25', unit: 'mg/m³' },
    Staub: { name: 'dust' },
    Temperatur: { parameter: 'temperature', unit: '°C' },
  },
}

const readingsOf = async (path: string) => {
  const rows = await world.context.store.db
    .selectFrom('measurements')
    .innerJoin('data_points', 'data_points.key', 'measurements.data_point')
    .select(['value', 'flags'])
    .where('data_points.id', '=', `1C00LAB1.0.0.0/${path}`)
    .orderBy('ts')
    .execute()
  return rows.map(({ value, flags }) => [value, flags])
}

it('values below detection limits are previewed and stored once with their flag', async () => {
  const { id } = await upload(world, FILE)
  const preview = await world.call<ImportPreview>('manager', 'POST', `imports/${id}/preview`, {
    map: MAP,
  })
  expect(preview.status).toBe(200)
  const { rows } = preview.body
  expect(rows[0]?.values.map(({ value, flags }) => [value, flags])).toEqual([
    [2, 128],
    [2, 128],
    [20.5, 0],
  ])
  expect(
    rows.flatMap(({ line, refusals }) =>
      refusals.map(({ kind, column, got, cure }) => [line, kind, column, got, cure !== null]),
    ),
  ).toEqual([
    [4, 'limit', 'Staub', '"<0"', true],
    [4, 'limitless', 'Temperatur', '"<21"', true],
    [5, 'limit', 'Staub', '"<-1"', true],
    [6, 'number', 'Staub', '">2"', false],
  ])

  const stored = await carryOut(world, id, 'store', { map: MAP })
  expect(stored.stored).toMatchObject({ new: 11, conflicting: 0 })
  expect(await readingsOf('132:5')).toEqual([
    [2, 128],
    [1, 128],
    [3, 0],
    [4, 0],
    [5, 0],
  ])
  expect(await readingsOf('raw:dust')).toEqual([
    [2, 128],
    [12.5, 0],
  ])

  const again = await upload(world, FILE)
  const repeated = await carryOut(world, again.id, 'store', { map: MAP })
  expect(repeated.stored).toMatchObject({ new: 0, equal: 11, conflicting: 0 })

  const undone = await carryOut(world, id, 'undo')
  expect(undone.undone).toMatchObject({ removed: 11 })
  expect(await readingsOf('132:5')).toEqual([])
})
