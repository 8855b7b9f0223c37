import type {
  AuditEntry,
  List,
  Node,
  NodeChangePreview,
  NodeChangeResult,
  NodeChangeRun,
} from '@airshed/schemas'
import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { seedNode, seedUser } from '../../../testing/seed.ts'
import { TEST_NOW_MS } from '../../../testing/testServer.ts'
import { seedPartnership } from '../../../testing/world/partnerships.ts'
import { createWorld, type UserId, type World } from '../../../testing/world/world.ts'

let world: World
beforeAll(async () => {
  world = await createWorld({ runsJobs: true })
})
afterAll(() => world.close())
beforeEach(async () => {
  await world.context.store.db.deleteFrom('node_shares').execute()
  await world.context.store.db.updateTable('nodes').set({ status: 'activated' }).execute()
})

const order = (user: UserId, body: object) =>
  world.call<NodeChangeRun>(user, 'POST', 'nodes/changes', body)
const runOf = (user: UserId, id: string) =>
  world.call<NodeChangeRun>(user, 'GET', `nodes/changes/${id}`)

/** Orders a change and waits for its end. */
async function carryOut(user: UserId, body: object): Promise<NodeChangeRun> {
  const { status, body: run } = await order(user, body)
  expect(status).toBe(200)
  await expect.poll(async () => (await runOf(user, run.id)).body.state).toBe('done')
  return (await runOf(user, run.id)).body
}
const resultsOf = async (user: UserId, id: string, query = '') => {
  const path = `nodes/changes/${id}/results${query}`
  const { body } = await world.call<List<NodeChangeResult>>(user, 'GET', path)
  return body.data.map(({ serial, outcome, code }) => [serial, outcome, code])
}
const setStatus = (status: Node['status'], ids: readonly string[]) =>
  world.context.store.db
    .updateTable('nodes')
    .set({ status, status_before_hibernation: null })
    .where('id', 'in', ids)
    .execute()
const statusOf = async (id: string) => {
  const { body } = await world.call<Node>('manager', 'GET', `nodes/${id}`)
  return body.status
}

describe('changing one device', () => {
  it.each([
    ['deactivate', 'deactivated'],
    ['hibernate', 'hibernated'],
  ])('changes a device by %s and back', async (path, status) => {
    const { nodeId } = world.city
    const { body } = await world.call<Node>('manager', 'PUT', `nodes/${nodeId}/${path}`)
    expect([body.status, body.statusType]).toEqual([status, status])
    const back = await world.call<Node>('manager', 'PUT', `nodes/${nodeId}/activate`)
    expect([back.body.status, back.body.statusType]).toEqual(['activated', 'offline'])
  })

  it.each(['activated', 'deactivated', 'inventory'] as const)(
    'wakes from hibernation to the status it had: %s',
    async (status) => {
      const { nodeId } = world.city
      await setStatus(status, [nodeId])
      await world.call('manager', 'PUT', `nodes/${nodeId}/hibernate`)
      await world.call('manager', 'PUT', `nodes/${nodeId}/hibernate`)
      const { body } = await world.call<Node>('manager', 'PUT', `nodes/${nodeId}/wake`)
      expect(body.status).toBe(status)
      const again = await world.call<Node>('manager', 'PUT', `nodes/${nodeId}/wake`)
      expect(again.body.status).toBe(status)
    },
  )

  it('wakes as activated when its status before hibernation was not kept', async () => {
    const { nodeId } = world.city
    await setStatus('hibernated', [nodeId])
    const { body } = await world.call<Node>('manager', 'PUT', `nodes/${nodeId}/wake`)
    expect(body.status).toBe('activated')
  })

  it('records the status to which a device woke', async () => {
    const { nodeId } = world.city
    await setStatus('deactivated', [nodeId])
    await world.call('manager', 'PUT', `nodes/${nodeId}/hibernate`)
    await world.call('manager', 'PUT', `nodes/${nodeId}/wake`)
    const path = 'audit?organization_id=city&search=node.woken'
    const { body } = await world.call<List<AuditEntry>>('owner', 'GET', path)
    expect(body.data[0]).toMatchObject({ target: nodeId, action: 'node.woken' })
    const { after } = await world.context.store.db
      .selectFrom('events')
      .select('after')
      .where('name', '=', 'node.woken')
      .orderBy('position', 'desc')
      .executeTakeFirstOrThrow()
    expect(after).toEqual({ status: 'deactivated' })
  })

  it('leaves an event only when something changes', async () => {
    const { nodeId } = world.city
    const events = async () => {
      const path = 'audit?organization_id=city&search=node.deactivated'
      const { body } = await world.call<List<AuditEntry>>('owner', 'GET', path)
      return body.data.filter(({ target }) => target === nodeId)
    }
    const before = await events()
    await world.call('manager', 'PUT', `nodes/${nodeId}/deactivate`)
    await world.call('manager', 'PUT', `nodes/${nodeId}/deactivate`)
    const [newest, ...rest] = await events()
    expect(newest).toMatchObject({ action: 'node.deactivated', user_id: 'manager' })
    expect(rest).toHaveLength(before.length)
  })

  it('shares a device with another organization of the caller, and stops sharing', async () => {
    const { nodeId } = world.city
    const both = (await seedUser(world.context, {
      id: 'both',
      role: 'manager',
      organization: 'city',
    })) as UserId
    await world.context.store.db
      .insertInto('user_permissions')
      .values({ user_id: both, organization_id: 'harbour', permission: 'read_devices' })
      .execute()
    const share = `nodes/${nodeId}/shares/harbour`
    expect((await world.call('harbourmaster', 'GET', `nodes/${nodeId}`)).status).toBe(404)
    const { status, body } = await world.call<Node>(both, 'PUT', share)
    expect([status, body.shared_to]).toEqual([200, ['harbour']])
    expect((await world.call('harbourmaster', 'GET', `nodes/${nodeId}`)).status).toBe(200)
    await world.call(both, 'DELETE', share)
    expect((await world.call('harbourmaster', 'GET', `nodes/${nodeId}`)).status).toBe(404)
  })

  it('refuses to share a device with a foreign organization or with its owner', async () => {
    const { nodeId } = world.city
    const foreign = await world.call('manager', 'PUT', `nodes/${nodeId}/shares/harbour`)
    const own = await world.call<object>('manager', 'PUT', `nodes/${nodeId}/shares/city`)
    expect([foreign.status, own.status, own.body]).toEqual([
      404,
      409,
      expect.objectContaining({ code: 'SHARE_WITH_OWNER' }),
    ])
  })

  it('shares a device with a partner unless the partner is deleted', async () => {
    const { nodeId } = world.city
    await seedPartnership(world.context, 'city', 'harbour')
    const deletedAt = (at: number | null) =>
      world.context.store.db
        .updateTable('organizations')
        .set({ deleted_at: at })
        .where('id', '=', 'harbour')
        .execute()
    const share = () => world.call<object>('manager', 'PUT', `nodes/${nodeId}/shares/harbour`)
    await deletedAt(TEST_NOW_MS)
    const refused = { status: 404, body: { code: 'PARTNERSHIP_NOT_FOUND' } }
    expect(await share()).toMatchObject(refused)
    const to = { change: 'share', devices: { ids: [nodeId] }, to_organization_id: 'harbour' }
    expect(await order('manager', to)).toMatchObject(refused)
    await deletedAt(null)
    expect((await share()).status).toBe(200)
    await world.context.store.db.deleteFrom('partnerships').execute()
  })

  it('answers 403 to a change by an organization that a device is shared with', async () => {
    const { nodeId } = world.city
    await world.context.store.db
      .insertInto('node_shares')
      .values({ node_id: nodeId, organization_id: 'harbour' })
      .execute()
    const { status } = await world.call('harbourmaster', 'PUT', `nodes/${nodeId}/deactivate`)
    expect([status, await statusOf(nodeId)]).toEqual([403, 'activated'])
  })
})

describe('changing many devices', () => {
  const ids = Array.from({ length: 250 }, (_, index) => `2C${String(index).padStart(6, '0')}`)
  beforeAll(async () => {
    for (const serial of ids) {
      await seedNode(world.context, { serial, organization: 'city', name: `Fleet ${serial}` })
    }
  })

  it('changes all devices that match a search in the background, except those left out', async () => {
    const run = await carryOut('manager', {
      change: 'deactivate',
      devices: { matching: { organization_id: 'city', search: 'fleet' }, except: [`${ids[7]}:0`] },
    })
    expect(run).toMatchObject({ of: 249, changed: 249, unchanged: 0, refused: 0 })
    const { rows } = await sql<{ status: string; status_rank: number; count: number }>`
      select status, min(status_rank)::int4 as status_rank, count(*)::int4 as count from nodes
      where name like 'Fleet%' group by status order by status`.execute(world.context.store.db)
    expect(rows.map(({ status, count }) => [status, count])).toEqual([
      ['activated', 1],
      ['deactivated', 249],
    ])
  })

  it('finds devices by one displayed status', async () => {
    await carryOut('manager', {
      change: 'hibernate',
      devices: { ids: ids.slice(0, 3).map((serial) => `${serial}:0`) },
    })
    const { body } = await world.call<List<Node>>(
      'user',
      'GET',
      'nodes?organization_id=city&status=hibernated&sort=serial',
    )
    expect(body.data.map(({ serial }) => serial)).toEqual(ids.slice(0, 3))
    const run = await carryOut('manager', {
      change: 'activate',
      devices: { matching: { status: ['hibernated'] } },
    })
    expect(run.changed).toBe(3)
  })

  it('reports foreign, unknown and unchanged devices one by one', async () => {
    const [first, second] = ids
    await carryOut('manager', { change: 'deactivate', devices: { ids: [`${first}:0`] } })
    const run = await carryOut('manager', {
      change: 'deactivate',
      devices: { ids: [`${first}:0`, `${second}:0`, world.harbour.nodeId, '9C000000:0'] },
    })
    expect(run).toMatchObject({ of: 4, changed: 1, unchanged: 1, refused: 2 })
    expect(await resultsOf('manager', run.id)).toEqual([
      [world.harbour.nodeId, 'refused', 'NOT_FOUND'],
      [first, 'unchanged', null],
      [second, 'changed', null],
      ['9C000000:0', 'refused', 'NOT_FOUND'],
    ])
    expect(await resultsOf('manager', run.id, '?outcome=changed')).toEqual([
      [second, 'changed', null],
    ])
  })

  it('hibernates only active devices and reports the others', async () => {
    const [active, resting, off, spare] = ids.slice(40, 44)
    await setStatus('hibernated', [`${resting}:0`])
    await setStatus('deactivated', [`${off}:0`])
    await setStatus('inventory', [`${spare}:0`])
    const devices = { ids: ids.slice(40, 44).map((serial) => `${serial}:0`) }
    const { body: preview } = await world.call<NodeChangePreview>(
      'manager',
      'POST',
      'nodes/changes/preview',
      { change: 'hibernate', devices },
    )
    expect(preview).toMatchObject({ changed: 1, unchanged: 1, refused: 2 })
    const run = await carryOut('manager', { change: 'hibernate', devices })
    expect(await resultsOf('manager', run.id)).toEqual([
      [active, 'changed', null],
      [resting, 'unchanged', null],
      [off, 'refused', 'NOT_ACTIVATED'],
      [spare, 'refused', 'NOT_ACTIVATED'],
    ])
    expect([await statusOf(`${off}:0`), await statusOf(`${spare}:0`)]).toEqual([
      'deactivated',
      'inventory',
    ])
  })

  it('wakes the devices that an order hibernated, and no others', async () => {
    const [before, one, two] = ids.slice(50, 53).map((serial) => `${serial}:0`)
    await world.call('manager', 'PUT', `nodes/${before}/hibernate`)
    const run = await carryOut('manager', {
      change: 'hibernate',
      devices: { ids: [before, one, two] },
    })
    expect(run).toMatchObject({ changed: 2, unchanged: 1 })
    const undone = await carryOut('manager', {
      change: 'wake',
      devices: { changed_by: run.id },
    })
    expect(undone).toMatchObject({ of: 2, changed: 2 })
    expect([await statusOf(one ?? ''), await statusOf(two ?? '')]).toEqual([
      'activated',
      'activated',
    ])
    expect(await statusOf(before ?? '')).toBe('hibernated')
  })

  it('lets only its author choose the devices of an order', async () => {
    const run = await carryOut('manager', {
      change: 'hibernate',
      devices: { ids: [`${ids[55]}:0`] },
    })
    const foreign = { change: 'wake', devices: { changed_by: run.id } }
    expect((await order('owner', foreign)).status).toBe(404)
    const unknown = { change: 'wake', devices: { changed_by: 'none' } }
    expect((await order('manager', unknown)).status).toBe(404)
    expect(await statusOf(`${ids[55]}:0`)).toBe('hibernated')
  })

  it('leaves an event for each device, by who ordered the change', async () => {
    const devices = { ids: ids.slice(10, 15).map((serial) => `${serial}:0`) }
    await carryOut('admin', { change: 'hibernate', devices })
    const { body } = await world.call<List<AuditEntry>>(
      'owner',
      'GET',
      'audit?organization_id=city&search=node.hibernated',
    )
    const targets = body.data
      .filter(({ user_id: id }) => id === 'admin')
      .map(({ target }) => target)
    expect(targets.toSorted()).toEqual(devices.ids)
  })

  it('refuses a change from those who only read the devices', async () => {
    const { status } = await order('user', { change: 'deactivate', devices: { ids: ['x'] } })
    expect(status).toBe(403)
  })

  it('requires an organization to share with', async () => {
    const { status, body } = await order('manager', {
      change: 'share',
      devices: { ids: [world.city.nodeId] },
    })
    expect([status, body]).toEqual([400, expect.objectContaining({ code: 'VALIDATION_FAILED' })])
    const foreign = await order('manager', {
      change: 'share',
      devices: { ids: [world.city.nodeId] },
      to_organization_id: 'harbour',
    })
    expect(foreign.status).toBe(404)
  })

  it('shows an order only to the user who gave it', async () => {
    const run = await carryOut('manager', {
      change: 'deactivate',
      devices: { ids: [world.city.nodeId] },
    })
    const asked = [
      await runOf('owner', run.id),
      await world.call('owner', 'GET', `nodes/changes/${run.id}/results`),
      await world.call('owner', 'POST', `nodes/changes/${run.id}/cancel`),
    ]
    expect(asked.map(({ status }) => status)).toEqual([404, 404, 404])
  })

  it('a cancelled order leaves its devices unchanged', async () => {
    await world.context.jobs.stop()
    const { body } = await order('manager', {
      change: 'hibernate',
      devices: { ids: [`${ids[20]}:0`] },
    })
    const cancelled = await world.call<NodeChangeRun>(
      'manager',
      'POST',
      `nodes/changes/${body.id}/cancel`,
    )
    expect(cancelled.body).toMatchObject({ state: 'cancelled', of: 1, changed: 0 })
    expect(await resultsOf('manager', body.id)).toEqual([[ids[20], null, null]])
  })

  it('refuses a fourth order while three are not done', async () => {
    const devices = { ids: [`${ids[30]}:0`] }
    const statuses: number[] = []
    for (let turn = 0; turn < 4; turn += 1) {
      statuses.push((await order('admin', { change: 'hibernate', devices })).status)
    }
    expect(statuses).toEqual([200, 200, 200, 409])
  })
})
