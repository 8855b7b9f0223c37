import { DAY_MS } from '@airshed/domain'
import { SNAPSHOTS_MAX, type ErrorBody, type Snapshot, type SnapshotList } from '@airshed/schemas'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import type { Files } from '../../../storage/files/files.ts'
import { gate, testProcess, type TestProcess } from '../../../storage/jobs/testJobs.fixture.ts'
import { eventually } from '../../../testing/eventually.ts'
import { seedNode, seedOrganization, seedReadings, seedUser } from '../../../testing/seed.ts'
import { seedSnapshot } from '../../../testing/world/snapshots.ts'
import { createWorld, type World } from '../../../testing/world/world.ts'
import { requested } from './archives.fixture.ts'
import { removeExpiredSnapshots } from './keepSnapshotsTidy.ts'
import { workOnSnapshots } from './snapshotJob.ts'

const FROM = Date.UTC(2026, 1, 1)
const PERIOD = { from: FROM, to: FROM + DAY_MS }

let world: World
beforeAll(async () => {
  world = await createWorld()
  await seedReadings(world.context, world.city.pm25, [
    [FROM, 1],
    [FROM + 1, 2],
  ])
})
const processes: TestProcess[] = []
afterEach(async () => {
  await Promise.all(processes.splice(0).map(({ jobs }) => jobs.stop()))
  await world.context.store.db.deleteFrom('jobs').execute()
  await world.context.store.db.deleteFrom('snapshots').execute()
})
afterAll(() => world.close())

/** A process that writes archives; it takes the first job at once. */
function startProcess(files: Files = world.context.files): TestProcess {
  const process = testProcess(world.context.store)
  workOnSnapshots({ ...world.context, jobs: process.jobs, files })
  process.jobs.start()
  processes.push(process)
  return process
}
const request = () => requested(world, { node_ids: [world.city.nodeId], ...PERIOD })
const find = async (id: string) =>
  (await world.call<Snapshot>('owner', 'GET', `snapshots/${id}`)).body
const settles = (id: string) =>
  eventually(async () => {
    const found = await find(id)
    expect(found.state).not.toBe('writing')
    return found
  })
const filesOf = (id: string) =>
  world.context.store.db
    .selectFrom('files')
    .select('id')
    .where('owner_kind', '=', 'snapshot')
    .where('owner_id', '=', id)
    .execute()

/** Files whose uploads wait for a gate. */
function heldFiles() {
  const { files } = world.context
  const begun = Promise.withResolvers<void>()
  const letGo = gate()
  const held: Files = {
    ...files,
    async receive(...args) {
      begun.resolve()
      await letGo.opened
      return files.receive(...args)
    },
  }
  return { held, begun: begun.promise, letGo }
}

describe('writing an archive', () => {
  it('begins again where another process takes the job over, and ends as one archive', async () => {
    const { held, begun, letGo } = heldFiles()
    const { _id: id } = await request()
    startProcess(held)
    await begun
    const other = startProcess()
    // Beyond the lease of the first one, which does not come back.
    other.advance(60_000)
    expect(await settles(id)).toMatchObject({ state: 'ready', readings: 2 })
    letGo.open()
    await Promise.all(processes.splice(0).map(({ jobs }) => jobs.stop()))
    expect(await filesOf(id)).toHaveLength(1)
    expect(await find(id)).toMatchObject({ state: 'ready', readings: 2 })
  })

  it('an organization has one archive in work at a time', async () => {
    await request()
    const order = { organization_id: 'city', node_ids: [world.city.nodeId], ...PERIOD }
    const second = await world.call<ErrorBody>('owner', 'POST', 'snapshots', order)
    expect([second.status, second.body.code]).toEqual([409, 'SNAPSHOT_RUNNING'])
  })

  it('stops, and leaves nothing, when the archive is deleted meanwhile', async () => {
    const { held, begun, letGo } = heldFiles()
    const { _id: id } = await request()
    startProcess(held)
    await begun
    expect((await world.call('owner', 'DELETE', `snapshots/${id}`)).status).toBe(204)
    letGo.open()
    await Promise.all(processes.splice(0).map(({ jobs }) => jobs.stop()))
    expect(await filesOf(id)).toEqual([])
    expect((await world.call('owner', 'GET', `snapshots/${id}`)).status).toBe(404)
    // The organization may have another one written at once.
    await request()
  })

  it('an archive is failed once its job is cancelled, and can be requested again', async () => {
    const { _id: id } = await request()
    const { job_id: jobId } = await world.context.store.db
      .selectFrom('snapshots')
      .select('job_id')
      .where('id', '=', id)
      .executeTakeFirstOrThrow()
    await world.context.jobs.cancel(jobId)
    expect(await find(id)).toMatchObject({
      state: 'failed',
      failure: { code: 'SNAPSHOT_CANCELLED' },
    })
    await request()
  })

  it('fails with the serial of a device that was deleted meanwhile', async () => {
    const { nodeId } = await seedNode(world.context, { serial: 'LEAVES01', organization: 'city' })
    const { _id: id } = await requested(world, { node_ids: [nodeId], ...PERIOD })
    await world.context.store.db.deleteFrom('nodes').where('id', '=', nodeId).execute()
    startProcess()
    const { failure, expires_at: expiresAt } = await settles(id)
    expect(failure).toMatchObject({
      code: 'SNAPSHOT_DEVICE_GONE',
      parts: { serial: 'LEAVES01' },
    })
    expect(expiresAt).toBe(world.context.clock() + 30 * DAY_MS)
  })

  it('fails once whoever requested it may no longer manage devices', async () => {
    const { db } = world.context.store
    await seedUser(world.context, { id: 'leaver', role: 'owner', organization: 'city' })
    const { _id: id } = await request()
    const rights = db.deleteFrom('user_permissions').where('organization_id', '=', 'city')
    const kept = await db
      .selectFrom('user_permissions')
      .selectAll()
      .where('user_id', '=', 'owner')
      .execute()
    await rights.where('user_id', '=', 'owner').execute()
    startProcess()
    await eventually(async () => {
      const row = await db
        .selectFrom('snapshots')
        .select(['state', 'failure'])
        .where('id', '=', id)
        .executeTakeFirstOrThrow()
      expect(row).toMatchObject({ state: 'failed', failure: { code: 'FORBIDDEN' } })
    })
    await db.insertInto('user_permissions').values(kept).execute()
  })

  it('ends with its organization', async () => {
    await seedOrganization(world.context, 'spare')
    const id = await seedSnapshot(world.context, 'spare')
    await world.context.store.db.deleteFrom('organizations').where('id', '=', 'spare').execute()
    expect(await filesOf(id)).toEqual([])
  })
})

describe('archives that are kept', () => {
  it('archives are bounded for each organization', async () => {
    for (let kept = 0; kept < SNAPSHOTS_MAX; kept += 1) await seedSnapshot(world.context, 'city')
    const order = { organization_id: 'city', node_ids: [world.city.nodeId], ...PERIOD }
    const more = await world.call<ErrorBody>('manager', 'POST', 'snapshots', order)
    expect([more.status, more.body.code]).toEqual([409, 'SNAPSHOT_LIMIT'])
  })

  it('archives are removed with their files, and that is recorded, once their days are over', async () => {
    const { clock, store } = world.context
    const over = await seedSnapshot(world.context, 'city', { expiresAt: clock() })
    const kept = await seedSnapshot(world.context, 'city', { expiresAt: clock() + 1 })
    expect(await removeExpiredSnapshots(world.context)).toBe(1)
    const { body } = await world.call<SnapshotList>('user', 'GET', 'snapshots')
    expect(body.data.map(({ _id: id }) => id)).toEqual([kept])
    expect(await filesOf(over)).toEqual([])
    expect(await filesOf(kept)).toHaveLength(1)
    const events = await store.db
      .selectFrom('events')
      .select('name')
      .where('row_id', '=', over)
      .execute()
    expect(events).toEqual([{ name: 'snapshot.expired' }])
  })
})
