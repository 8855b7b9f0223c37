import type {
  ErrorBody,
  List,
  NodeChangePreview,
  NodeChangeResult,
  NodeChangeRun,
  SharedDevices,
} from '@airshed/schemas'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { beginEvaluation } from '../../alerting/alerts/beginEvaluation.ts'
import { seedNode, seedOrganization, seedUser } from '../../testing/seed.ts'
import { seedAlert } from '../../testing/world/alerts.ts'
import { leaseTo } from '../../testing/world/rights.ts'
import type { UserId } from '../../testing/world/world.ts'
import { createPartnershipWorld, type PartnershipWorld } from './partnershipWorld.fixture.ts'

let world: PartnershipWorld
beforeAll(async () => {
  world = await createPartnershipWorld()
})
afterAll(() => world.close())
beforeEach(() => world.startAfresh())

describe('devices shared between partners', () => {
  /** Changes many devices and waits until that is done. Returns the path of the run. */
  const change = async (who: UserId, order: object): Promise<string> => {
    const { body: run } = await world.call<NodeChangeRun>(who, 'POST', 'nodes/changes', order)
    const path = `nodes/changes/${run.id}`
    await expect.poll(async () => (await runAt(who, path)).state, { timeout: 15_000 }).toBe('done')
    return path
  }
  const runAt = async (who: UserId, path: string) =>
    (await world.call<NodeChangeRun>(who, 'GET', path)).body

  it('managers of the owner share a device with a partner only', async () => {
    const alone = await world.share('manager')
    expect([alone.status, alone.body.code]).toEqual([404, 'PARTNERSHIP_NOT_FOUND'])
    await world.becomePartners()
    const shared = await world.share('manager')
    expect([shared.status, shared.body.shared_to]).toEqual([200, ['harbour']])
    expect((await world.call('harbourmaster', 'GET', `nodes/${world.city.nodeId}`)).status).toBe(
      200,
    )
  })

  it('shares many devices with a partner in one order', async () => {
    const order = {
      change: 'share',
      devices: { ids: [world.city.nodeId] },
      to_organization_id: 'harbour',
    }
    const refused = await world.call<ErrorBody>('manager', 'POST', 'nodes/changes', order)
    expect(refused.body.code).toBe('PARTNERSHIP_NOT_FOUND')
    await world.becomePartners()
    const preview = await world.call<NodeChangePreview>(
      'manager',
      'POST',
      'nodes/changes/preview',
      order,
    )
    expect(preview.body).toMatchObject({ changed: 1, refused: 0 })
    const path = await change('manager', order)
    expect(await runAt('manager', path)).toMatchObject({ changed: 1 })
  })

  it('refuses each device whose owner is no partner', async () => {
    await world.becomePartners()
    await seedOrganization(world.context, 'depot')
    await seedUser(world.context, { id: 'fleet' })
    await world.context.store.db
      .insertInto('user_permissions')
      .values(
        (['read_devices', 'manage_devices'] as const).flatMap((permission) =>
          ['city', 'depot'].map((organization) => ({
            user_id: 'fleet',
            organization_id: organization,
            permission,
          })),
        ),
      )
      .execute()
    const { nodeId } = await seedNode(world.context, { serial: '1C00DE01', organization: 'depot' })
    const fleet = 'fleet' as UserId
    const path = await change(fleet, {
      change: 'share',
      devices: { ids: [world.city.nodeId, nodeId] },
      to_organization_id: 'harbour',
    })
    expect(await runAt(fleet, path)).toMatchObject({ changed: 1, refused: 1 })
    const results = await world.call<List<NodeChangeResult>>(fleet, 'GET', `${path}/results`)
    expect(results.body.data.map(({ serial, code }) => [serial, code]).toSorted()).toEqual([
      ['1C00AAAA', null],
      ['1C00DE01', 'PARTNERSHIP_NOT_FOUND'],
    ])
  })

  it('lists shared devices with their owner and counts them from the side of the caller', async () => {
    const id = await world.becomePartners()
    await world.share('manager')
    const path = `partnerships/${id}/nodes`
    const { body } = await world.call<SharedDevices>('harbourmaster', 'GET', path)
    expect(body).toEqual({
      data: [
        {
          node_id: world.city.nodeId,
          serial: '1C00AAAA',
          name: 'Mast in the city',
          organization_id: 'city',
        },
      ],
      total: 1,
    })
    expect(await world.partnerships('owner')).toMatchObject([{ given_count: 1, received_count: 0 }])
    expect(await world.partnerships('harbourmaster')).toMatchObject([
      { given_count: 0, received_count: 1 },
    ])
    const partner = await world.call<SharedDevices>('partner', 'GET', path)
    expect(partner.body).toEqual({ data: [], total: 0 })
    expect((await world.call('guest', 'GET', path)).status).toBe(404)
  })
})

describe('the end of a partnership', () => {
  it('ends the sharing between the two, and alerts stop following the devices', async () => {
    const { db } = world.context.store
    const id = await world.becomePartners()
    await world.share('manager')
    const { nodeId, pm25 } = world.city
    const tooMuch = { deviceId: nodeId, dataPointId: pm25.id, expr: 'gt', value: 35 }
    const alertId = await seedAlert(world.context, 'harbour', {
      rules: JSON.stringify([{ _id: 'g0', conditions: [tooMuch] }]),
    })
    await db.insertInto('alert_nodes').values({ alert_id: alertId, node_id: nodeId }).execute()
    await db.transaction().execute((tx) => beginEvaluation(world.context, tx, [alertId]))
    const followed = () =>
      db.selectFrom('alert_sources').select('alert_id').where('alert_id', '=', alertId).execute()
    expect(await followed()).toEqual([{ alert_id: alertId }])
    expect((await world.call('manager', 'DELETE', `partnerships/${id}`)).status).toBe(403)
    expect((await world.call('harbourmaster', 'DELETE', `partnerships/${id}`)).status).toBe(204)
    expect(await followed()).toEqual([])
    expect(await world.partnerships('owner')).toEqual([])
    const path = `nodes/${nodeId}`
    expect((await world.call('harbourmaster', 'GET', path)).status).toBe(404)
    expect((await world.call('owner', 'GET', path)).status).toBe(200)
    const events = await db
      .selectFrom('events')
      .select(['name', 'organization_id', 'row_id', 'before'])
      .where('name', 'in', ['partnership.deleted', 'node.unshared'])
      .orderBy('position')
      .execute()
    expect(events).toEqual([
      { name: 'node.unshared', organization_id: 'city', row_id: nodeId, before: null },
      ...['city', 'harbour'].map((organization) => ({
        name: 'partnership.deleted',
        organization_id: organization,
        row_id: id,
        before: { organization_id: 'city', partner_id: 'harbour', shared_devices: 1 },
      })),
    ])
    expect((await world.call('owner', 'DELETE', `partnerships/${id}`)).status).toBe(404)
  })

  it('keeps shares with others, and leases', async () => {
    const { db } = world.context.store
    const id = await world.becomePartners()
    await seedOrganization(world.context, 'museum')
    await db
      .insertInto('node_shares')
      .values({ node_id: world.city.nodeId, organization_id: 'museum' })
      .execute()
    await leaseTo(world.context, world.harbour.nodeId, 'city')
    await world.call('owner', 'DELETE', `partnerships/${id}`)
    const shares = await db.selectFrom('node_shares').select('organization_id').execute()
    expect(shares).toEqual([{ organization_id: 'museum' }])
    const { leased_to: lessee } = await db
      .selectFrom('nodes')
      .select('leased_to')
      .where('id', '=', world.harbour.nodeId)
      .executeTakeFirstOrThrow()
    expect(lessee).toBe('city')
    await leaseTo(world.context, world.harbour.nodeId, null)
  })
})
