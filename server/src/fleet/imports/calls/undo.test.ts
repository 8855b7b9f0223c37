import type { ErrorBody, ImportMap } from '@airshed/schemas'
import { statusRank } from '@airshed/domain'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { forgetCaller } from '../../../access/identity/loadCaller.ts'
import { seedNode } from '../../../testing/seed.ts'
import { createWorld, type World } from '../../../testing/world/world.ts'
import { IMPORT_JOBS } from './importJobs.ts'
import { carryOut, snapshot, upload } from './imports.fixture.ts'

let world: World
beforeAll(async () => {
  world = await createWorld({ runsJobs: true })
})
afterAll(() => world.close())

const START_MS = Date.UTC(2026, 1, 1)
const timeOf = (minute: number) => START_MS + minute * 60_000
/** A file with a reading a minute. */
const fileOf = (values: readonly number[], from = 0) =>
  [
    'time,pm',
    ...values.map((value, at) => `${new Date(timeOf(from + at)).toISOString()},${value}`),
  ].join('\n')
const mapOf = (serial: string): ImportMap => ({
  serial,
  time: { column: 'time' },
  columns: { pm: { parameter: 'pm25' } },
})

async function imported(serial: string, file: string, revise = false) {
  const { id } = await upload(world, file, 'manager')
  return carryOut(world, id, 'store', { map: mapOf(serial), revise })
}
const readingsOf = async (serial: string) => {
  const rows = await world.context.store.db
    .selectFrom('measurements')
    .innerJoin('data_points', 'data_points.key', 'measurements.data_point')
    .select(['ts', 'value'])
    .where('data_points.id', '=', `${serial}.0.0.0/132:5`)
    .orderBy('ts')
    .execute()
  return rows.map(({ ts, value }) => [(ts - START_MS) / 60_000, value])
}
const point = async (serial: string) =>
  await world.context.store.db
    .selectFrom('data_points')
    .select(['key', 'last_ts', 'last_value'])
    .where('id', '=', `${serial}.0.0.0/132:5`)
    .executeTakeFirstOrThrow()
/** Minute of the reading, value before and after, and author, by time. */
const historyOf = async (serial: string) => {
  const rows = await world.context.store.db
    .selectFrom('measurement_revisions')
    .innerJoin('data_points', 'data_points.key', 'measurement_revisions.data_point')
    .select(['ts', 'old_value', 'value', 'author'])
    .where('data_points.id', '=', `${serial}.0.0.0/132:5`)
    .orderBy('ts')
    .orderBy('measurement_revisions.id')
    .execute()
  return rows.map(({ ts, old_value: before, value, author }) => [
    (ts - START_MS) / 60_000,
    before,
    value,
    author,
  ])
}
const revise = async (serial: string, minute: number, value: number) => {
  const { key } = await point(serial)
  const revision = { dataPoint: key, ts: timeOf(minute), value, flags: 0 }
  await world.context.store.measurements.revise([revision], 'key:k1')
}

describe('undoing an import', () => {
  it('keeps readings that arrived or were revised since, and the right newest value', async () => {
    const { id } = await imported('mast-1', fileOf([1, 2, 3, 4]))
    const { key } = await point('mast-1')
    await world.context.store.measurements.insert({
      dataPoints: [key],
      times: [timeOf(90)],
      values: [7],
      flags: [0],
    })
    await revise('mast-1', 1, 20)
    const { undone, actions } = await carryOut(world, id, 'undo')
    expect(undone).toEqual({ removed: 3, restored: 0, changed_since: 1, devices_removed: 0 })
    expect(await readingsOf('mast-1')).toEqual([
      [1, 20],
      [90, 7],
    ])
    expect(await point('mast-1')).toMatchObject({ last_ts: timeOf(90), last_value: 7 })
    expect(actions).toEqual(['undo'])
  })

  it('a second undo removes readings that were changed back since, and a third is refused', async () => {
    const before = await snapshot(world.context)
    const { id } = await imported('mast-2', fileOf([1, 2, 3]))
    await revise('mast-2', 1, 20)
    const first = await carryOut(world, id, 'undo')
    expect(first.undone).toMatchObject({ removed: 2, changed_since: 1, devices_removed: 0 })
    await revise('mast-2', 1, 2)
    const second = await carryOut(world, id, 'undo')
    expect(second.undone).toEqual({
      removed: 3,
      restored: 0,
      changed_since: 0,
      devices_removed: 1,
    })
    expect(await snapshot(world.context)).toEqual(before)
    const third = await world.call<ErrorBody>('manager', 'POST', `imports/${id}/undo`)
    expect([third.status, third.body.code]).toEqual([409, 'IMPORT_STATE'])
  })

  it.each([
    ['the later one first', [1, 0]],
    ['the earlier one first, and again', [0, 1, 0]],
  ])('undoing two imports over the same times leaves nothing: %s', async (name, order) => {
    const before = await snapshot(world.context)
    const serial = `twice-${name.length}`
    const imports = [
      await imported(serial, fileOf([1, 2, 3, 4])),
      await imported(serial, fileOf([3, 9, 5], 2), true),
    ]
    expect(imports[1]?.stored).toMatchObject({ new: 1, equal: 1, revised: 1, conflicting: 0 })
    expect(await readingsOf(serial)).toEqual([
      [0, 1],
      [1, 2],
      [2, 3],
      [3, 9],
      [4, 5],
    ])
    for (const at of order) await carryOut(world, imports[at]?.id ?? '', 'undo')
    expect(await snapshot(world.context)).toEqual(before)
  })

  it('removes a reading that the file has twice and revises itself', async () => {
    const before = await snapshot(world.context)
    const many = Array.from({ length: 5000 }, (_, at) => at % 8)
    const file = `${fileOf(many)}\n${fileOf([500, 501]).split('\n').slice(1).join('\n')}`
    const { id, stored } = await imported('itself', file, true)
    expect(stored).toMatchObject({ new: 5000, revised: 2, conflicting: 0, equal: 0 })
    const { undone } = await carryOut(world, id, 'undo')
    expect(undone).toEqual({ removed: 5000, restored: 0, changed_since: 0, devices_removed: 1 })
    expect(await snapshot(world.context)).toEqual(before)
  })

  it('restores replaced readings and keeps both steps in the history', async () => {
    await imported('stepped', fileOf([1, 2, 3]))
    const { id, stored } = await imported('stepped', fileOf([1, 20, 30]), true)
    expect(stored).toMatchObject({ equal: 1, revised: 2 })
    const { undone } = await carryOut(world, id, 'undo')
    expect(undone).toEqual({ removed: 0, restored: 2, changed_since: 0, devices_removed: 0 })
    expect(await readingsOf('stepped')).toEqual([
      [0, 1],
      [1, 2],
      [2, 3],
    ])
    expect(await historyOf('stepped')).toEqual([
      [1, 2, 20, `import:${id}`],
      [1, 20, 2, `undo:${id}`],
      [2, 3, 30, `import:${id}`],
      [2, 30, 3, `undo:${id}`],
    ])
  })

  it('removes the history of removed readings and keeps that of others', async () => {
    const { id } = await imported('historic', fileOf([1, 2, 3]))
    await revise('historic', 0, 10)
    await revise('historic', 1, 20)
    await revise('historic', 1, 2)
    const { key } = await point('historic')
    const { undone } = await carryOut(world, id, 'undo')
    expect(undone).toMatchObject({ removed: 2, changed_since: 1 })
    expect(await historyOf('historic')).toEqual([[0, 1, 10, 'key:k1']])
    await revise('historic', 0, 1)
    await carryOut(world, id, 'undo')
    const left = world.context.store.db.selectFrom('measurement_revisions').select('id')
    expect(await left.where('data_point', '=', key).execute()).toEqual([])
  })

  it('keeps readings of a device that another organization has by now', async () => {
    const { id } = await imported('moved', fileOf([1, 2]))
    await world.context.store.db
      .updateTable('nodes')
      .set({ organization_id: 'harbour' })
      .where('serial', '=', 'moved')
      .execute()
    const { undone } = await carryOut(world, id, 'undo')
    expect(undone).toEqual({ removed: 0, restored: 0, changed_since: 2, devices_removed: 0 })
    expect(await readingsOf('moved')).toHaveLength(2)
  })

  it('keeps a device that the import created once it is shared', async () => {
    const { id } = await imported('shared', fileOf([1, 2]))
    await world.context.store.db
      .insertInto('node_shares')
      .values({ node_id: 'shared:0', organization_id: 'harbour' })
      .execute()
    const { undone } = await carryOut(world, id, 'undo')
    expect(undone).toEqual({ removed: 2, restored: 0, changed_since: 0, devices_removed: 0 })
    const nodes = await world.context.store.db
      .selectFrom('nodes')
      .select('status')
      .where('serial', '=', 'shared')
      .execute()
    expect(nodes).toEqual([{ status: 'activated' }])
  })

  it('returns a device that the import activated to the inventory', async () => {
    await seedNode(world.context, { serial: 'waiting', organization: 'city' })
    await world.context.store.db
      .updateTable('nodes')
      .set({ status: 'inventory', status_rank: statusRank('inventory') })
      .where('serial', '=', 'waiting')
      .execute()
    const before = await snapshot(world.context)
    const { id } = await imported('waiting', fileOf([1, 2]))
    await carryOut(world, id, 'undo')
    expect(await snapshot(world.context)).toEqual(before)
  })
})

describe('a stored or undone import', () => {
  it('records every step in the audit log and refuses to delete a stored import', async () => {
    const { id } = await imported('recorded', fileOf([1]))
    expect((await world.call('manager', 'DELETE', `imports/${id}`)).status).toBe(409)
    await carryOut(world, id, 'undo')
    expect((await world.call('manager', 'DELETE', `imports/${id}`)).status).toBe(409)
    const rows = await world.context.store.db
      .selectFrom('events')
      .select(['name', 'actor_id', 'organization_id', 'is_audited'])
      .where('row_id', '=', id)
      .orderBy('ts')
      .execute()
    expect(rows.map(({ name }) => name).toSorted()).toEqual([
      'import.store-started',
      'import.stored',
      'import.undo-started',
      'import.undone',
      'import.uploaded',
    ])
    expect(
      new Set(rows.map((row) => [row.actor_id, row.organization_id, row.is_audited].join())),
    ).toEqual(new Set(['manager,city,true']))
  })

  it('stops without a change once the right of its user has ended', async () => {
    const { id } = await imported('kept', fileOf([1, 2]))
    const { store, jobs } = world.context
    const held = await store.db
      .selectFrom('user_permissions')
      .selectAll()
      .where('user_id', '=', 'manager')
      .execute()
    await store.db.transaction().execute(async (tx) => {
      await tx.deleteFrom('user_permissions').where('user_id', '=', 'manager').execute()
      const order = {
        importId: id,
        organizationId: 'city',
        userId: 'manager',
        userName: 'Manager',
        requestId: 'r',
      }
      const jobId = await jobs.add(tx, IMPORT_JOBS.undo, order)
      await tx
        .updateTable('file_imports')
        .set({ state: 'undoing', step: 'undo', job_id: jobId })
        .where('id', '=', id)
        .execute()
    })
    const states = store.db.selectFrom('file_imports').select(['state', 'failure'])
    await expect
      .poll(() => states.where('id', '=', id).executeTakeFirst(), { timeout: 20_000 })
      .toEqual({
        state: 'failed',
        failure: {
          code: 'FORBIDDEN',
          parts: { permission: 'manage_devices', organization: 'city' },
        },
      })
    expect(await readingsOf('kept')).toHaveLength(2)
    await store.db.insertInto('user_permissions').values(held).execute()
    forgetCaller(world.context, 'manager')
    const again = await carryOut(world, id, 'undo')
    expect(again.undone).toMatchObject({ removed: 2, devices_removed: 1 })
  })
})
