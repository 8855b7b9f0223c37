import type {
  AuditEntry,
  ErrorBody,
  List,
  OrganizationDetails,
  OrganizationRow,
  OrganizationUpdate,
  UploadedPicture,
} from '@airshed/schemas'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { seedNode, seedOrganization } from '../../testing/seed.ts'
import { seedInvitation } from '../../testing/world/invitations.ts'
import { twoHalves } from '../../testing/world/pictures.ts'
import { createWorld, type UserId, type World } from '../../testing/world/world.ts'

let world: World
beforeAll(async () => {
  world = await createWorld()
  await seedNode(world.context, { serial: '1C00CCCC', organization: 'city', type: 'Purifier' })
  await seedNode(world.context, { serial: '1C00DDDD', organization: 'city', type: 'Purifier' })
})
afterAll(() => world.close())

const read = async (who: UserId = 'owner') =>
  (await world.call<OrganizationDetails>(who, 'GET', 'organizations/city')).body
const change = (body: OrganizationUpdate, who: UserId = 'owner') =>
  world.call<OrganizationDetails & ErrorBody>(who, 'PUT', 'organizations/city', body)
const audited = async (action: string) =>
  (
    await world.call<List<AuditEntry>>(
      'owner',
      'GET',
      `audit?organization_id=city&search=${action}`,
    )
  ).body.data

describe('an organization', () => {
  it('shows members the numbers of members and of devices by type', async () => {
    const found = await read('user')
    expect(found).toMatchObject({
      id: 'city',
      name: 'City of Clear Air',
      is_locked: false,
      member_count: 6,
      node_count: 3,
      addresses: [],
      billing_same_as_shipping: true,
      actions: [],
    })
    expect(Object.values(found.stats).toSorted()).toEqual([1, 2])
    expect(found.stats['Purifier']).toBe(2)
    expect((await read()).actions).toEqual(['modify', 'delete'])
  })

  it('lists details of organizations on request', async () => {
    const list = async (query: string) =>
      (await world.call<List<OrganizationRow>>('owner', 'GET', `organizations${query}`)).body.data
    expect(await list('?includes=details')).toEqual([await read()])
    const [row] = await list('')
    expect(Object.keys(row ?? {})).not.toContain('node_count')
  })

  it('records only the changed fields of an organization', async () => {
    const address = {
      street: 'Quay 1',
      city: ' Rivermouth ',
      state: '',
      country: 'NZ',
      zip_code: '1010',
    }
    const { status, body } = await change({
      name: ' City  of Air ',
      industry: 'Air quality',
      contact: '',
      addresses: [{ type: 'shipping', ...address }],
    })
    expect(status).toBe(200)
    expect(body).toMatchObject({
      name: 'City of Air',
      industry: 'Air quality',
      contact: null,
      addresses: [{ type: 'shipping', ...address, city: 'Rivermouth' }],
    })
    expect(await read()).toEqual(body)
    const [entry] = await audited('organization.changed')
    expect(entry).toMatchObject({ action: 'organization.changed', user_id: 'owner' })
    const before = await audited('organization.changed')
    expect((await change({ name: 'City of Air' })).status).toBe(200)
    expect(await audited('organization.changed')).toHaveLength(before.length)
  })

  it('converts gases to mass at 20 °C until its owner chooses 25 °C', async () => {
    expect((await read()).gas_reference).toBe('20C')
    const { status, body } = await change({ gas_reference: '25C' })
    expect([status, body.gas_reference]).toEqual([200, '25C'])
    const [entry] = await audited('organization.changed')
    expect(entry).toMatchObject({
      before: { gas_reference: '20C' },
      after: { gas_reference: '25C' },
    })
    const measured = await change({ gas_reference: 'measured' as never })
    expect(measured.status).toBe(400)
    const refused = await world.call('user', 'PUT', 'organizations/city', { gas_reference: '20C' })
    expect(refused.status).toBe(403)
    expect((await change({ gas_reference: '20C' })).body.gas_reference).toBe('20C')
  })

  it('keeps a billing address only where it differs from the shipping one', async () => {
    const billing = {
      type: 'billing',
      street: 'Hill 2',
      city: '',
      state: '',
      country: '',
      zip_code: '',
    } as const
    const same = await change({ addresses: [billing], billing_same_as_shipping: true })
    expect(same.body.addresses).toEqual([])
    const apart = await change({ addresses: [billing], billing_same_as_shipping: false })
    expect(apart.body.addresses).toEqual([billing])
    const twice = await change({ addresses: [billing, billing] })
    expect([twice.status, twice.body.issues?.[0]?.path]).toEqual([400, '/addresses'])
  })

  it('keeps a logo uploaded by the caller and refuses one of somebody else', async () => {
    const { body: picture } = await world.call<UploadedPicture>(
      'owner',
      'POST',
      'pictures',
      twoHalves(),
    )
    expect((await change({ logo: picture.id })).body.logo).toBe(picture.id)
    expect((await change({ logo: picture.id, contact: 'Ada' })).status).toBe(200)
    const foreign = await world.call<UploadedPicture>('user', 'POST', 'pictures', twoHalves())
    const refused = await change({ logo: foreign.body.id })
    expect([refused.status, refused.body.issues?.[0]?.path]).toEqual([400, '/logo'])
    expect((await change({ logo: null })).body.logo).toBeNull()
  })

  it('refuses an invisible name and one that another organization of the caller has', async () => {
    const refused = await change({ name: '\u200e' })
    expect([refused.status, refused.body.issues?.[0]?.path]).toEqual([400, '/name'])
    await world.call('owner', 'POST', 'organizations', { name: 'Second' })
    expect((await change({ name: 'second' })).status).toBe(400)
    expect((await change({ name: 'Harbour Authority' })).status).toBe(200)
  })
})

describe('support that locks organizations', () => {
  const lock = (id: string, what: 'lock' | 'unlock' = 'lock') =>
    world.call<ErrorBody>('support', 'POST', `organizations/${id}/${what}`)

  it('locks any organization and unlocks it, once each', async () => {
    expect((await lock('harbour')).status).toBe(204)
    expect((await lock('harbour')).status).toBe(204)
    const seen = await world.call<OrganizationDetails>(
      'harbourmaster',
      'GET',
      'organizations/harbour',
    )
    expect(seen.body).toMatchObject({ is_locked: true, actions: [] })
    const device = `nodes/${world.harbour.nodeId}`
    const move = () =>
      world.call<ErrorBody>('harbourmaster', 'PUT', device, { description: 'Quay' })
    const refused = await move()
    expect([refused.status, refused.body.code]).toEqual([423, 'ORGANIZATION_LOCKED'])
    expect(refused.body.errors.detail).toContain('Harbour Authority')
    expect((await lock('harbour', 'unlock')).status).toBe(204)
    expect((await move()).status).toBe(200)
    const { body } = await world.call<List<AuditEntry>>(
      'harbourmaster',
      'GET',
      'audit?organization_id=harbour&search=organization.',
    )
    const notified = body.data.map(({ action }) => action)
    expect(notified).toEqual(['organization.unlocked', 'organization.locked'])
  })

  it('refuses to join a locked organization by invitation', async () => {
    const id = await seedInvitation(world.context, 'harbour', { email: 'guest@example.org' })
    await lock('harbour')
    const accept = () => world.call<ErrorBody>('guest', 'POST', `invitations/${id}/accept`)
    const refused = await accept()
    expect([refused.status, refused.body.code]).toEqual([423, 'ORGANIZATION_LOCKED'])
    await lock('harbour', 'unlock')
    expect((await accept()).status).toBe(204)
  })

  it('answers support 404 for an unknown organization', async () => {
    expect((await lock('nowhere')).status).toBe(404)
  })
})

it('a locked organization still stores readings and answers its devices', async () => {
  const id = await seedOrganization(world.context, 'quay')
  const { nodeId } = await seedNode(world.context, { serial: '1C00EEEE', organization: id })
  const { db } = world.context.store
  await db
    .insertInto('user_permissions')
    .values({ user_id: 'guest', organization_id: id, permission: 'manage_devices' })
    .execute()
  await db
    .insertInto('user_permissions')
    .values({ user_id: 'guest', organization_id: id, permission: 'read_devices' })
    .execute()
  const { body } = await world.call<{ key: string }>('guest', 'PUT', `nodes/${nodeId}/key`)
  await world.call('support', 'POST', `organizations/${id}/lock`)
  expect((await world.call('guest', 'PUT', `nodes/${nodeId}/key`)).status).toBe(423)
  const headers = { 'x-airshed-key': body.key }
  const sent = await world.inject({
    method: 'POST',
    url: '/ingest/json',
    headers,
    payload: { serial: '1C00EEEE', readings: { pm25: 7 } },
  })
  expect([sent.statusCode, sent.json()]).toMatchObject([200, { accepted: 1 }])
  const asked = await world.inject({ url: '/devices/1C00EEEE/inbox', headers })
  expect(asked.statusCode).toBe(200)
})

describe('the rule for readings below their detection limit', () => {
  const jobs = () =>
    world.context.store.db
      .selectFrom('jobs')
      .select(['organization_id', 'state'])
      .where('kind', '=', 'measurements.recount-limits')
      .execute()

  it('counts half of the limit until somebody with the right chooses another rule', async () => {
    expect(await read('user')).toMatchObject({ below_limit: 'half', is_recounting: false })
    expect((await change({ below_limit: 'zero' }, 'user')).status).toBe(403)
    expect((await change({ below_limit: 'third' } as never)).status).toBe(400)
    expect(await jobs()).toEqual([])
    const { status, body } = await change({ below_limit: 'zero' })
    expect([status, body.below_limit, body.is_recounting]).toEqual([200, 'zero', true])
    expect(await jobs()).toEqual([{ organization_id: 'city', state: 'waiting' }])
  })

  it('recounts once for each change of the rule', async () => {
    expect((await change({ below_limit: 'zero' })).status).toBe(200)
    expect(await jobs()).toHaveLength(1)
    await world.context.store.db.updateTable('jobs').set({ state: 'done' }).execute()
    expect(await read()).toMatchObject({ below_limit: 'zero', is_recounting: false })
  })
})
