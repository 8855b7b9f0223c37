import type { Alert, DeviceProfile, ErrorBody, Page } from '@airshed/schemas'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { TEST_NOW_MS as NOW } from '../../testing/testServer.ts'
import { createWorld, type World } from '../testsupport/world.ts'

let world: World
beforeAll(async () => {
  world = await createWorld()
  const alert = async (
    id: string,
    organization: string,
    lastTriggeredTs: number | null,
    latestValue: boolean | null,
    status: 'activated' | 'deactivated' | 'idle' = 'activated',
  ) => {
    await world.context.store.db
      .insertInto('alerts')
      .values({
        id,
        name: `Alert ${id}`,
        description: 'Too much dust',
        organization_id: organization,
        status,
        notification_level: 'warning',
        rules: '{}',
        last_triggered_ts: lastTriggeredTs,
        latest_value: latestValue,
        created_at: NOW,
      })
      .execute()
  }
  await alert('never', 'city', null, null)
  await alert('old', 'city', NOW - 1000, false)
  await alert('new', 'city', NOW, true)
  await alert('off', 'city', NOW - 2000, true, 'deactivated')
  await alert('foreign', 'harbour', NOW, true)
  await world.context.store.db
    .insertInto('alert_nodes')
    .values({ alert_id: 'new', node_id: world.city.nodeId })
    .execute()
})
afterAll(() => world.close())

describe('alerts', () => {
  it('come with their displayed state, the latest triggered first and never triggered ones last', async () => {
    const { body } = await world.call<Page<Alert>>('user', 'GET', 'alerts')
    expect(body.data.map(({ _id, statusType }) => [_id, statusType])).toEqual([
      ['new', 'active'],
      ['old', 'resolved'],
      ['off', 'deactivated'],
      ['never', 'idle'],
    ])
    expect(body).toMatchObject({ total: 4, page: 1, size: 15 })
    expect(body.data[0]).toMatchObject({ nodes: [world.city.nodeId], lastTriggeredTs: NOW })
  })

  it('come in pages', async () => {
    const { body } = await world.call<Page<Alert>>('user', 'GET', 'alerts?page=2&size=3')
    expect(body.data.map(({ _id }) => _id)).toEqual(['never'])
    expect(body.total).toBe(4)
  })

  it.each([
    ['of a foreign organization', 'user', 'alerts?organization_id=harbour'],
    ['without read_devices', 'partner', 'alerts'],
  ] as const)('%s are none', async (_, user, path) => {
    expect((await world.call<Page<Alert>>(user, 'GET', path)).body).toMatchObject({ total: 0 })
  })
})

describe('profiles', () => {
  it('are listed', async () => {
    const { body } = await world.call<Page<DeviceProfile>>('user', 'GET', 'profiles?size=2')
    expect(body).toMatchObject({ total: 5, size: 2, data: [{ id: 'airthinx-default' }, {}] })
  })

  it.each([
    ['their own id', 'us-aqi-2024', 'us-aqi-2024'],
    ['a device of the caller', '1C00AAAA:0', 'eaqi-2024'],
  ])('come as a list of one by %s', async (_, id, profile) => {
    const { body } = await world.call<DeviceProfile[]>('user', 'GET', `profiles/${id}`)
    expect(body.map((one) => one.id)).toEqual([profile])
  })

  it.each([
    ['a foreign device', '1C00BBBB:0'],
    ['nothing', 'unknown'],
  ])('do not come by the id of %s', async (_, id) => {
    const { status, body } = await world.call<ErrorBody>('user', 'GET', `profiles/${id}`)
    expect([status, body.errors.detail]).toEqual([404, `Profile ${id} does not exist`])
  })
})
