import type { ErrorBody, PluginEvent, PluginSummary, PluginVersionUpdate } from '@airshed/schemas'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { SAMPLE_ID, seedPlugin } from '../../testing/world/plugins.ts'
import { createWorld, type UserId, type World } from '../../testing/world/world.ts'
import { clearEvents } from '../../testing/clearEvents.ts'

let world: World
beforeAll(async () => {
  world = await createWorld()
})
beforeEach(async () => {
  const { db } = world.context.store
  await db.deleteFrom('plugin_versions').execute()
  await seedPlugin(world.context, 'city', { state: 'enabled' })
  await clearEvents(world.context)
})
afterAll(() => world.close())

const of = (rest: string) => `plugins/${SAMPLE_ID}/${rest}?organization_id=city`
const update = <Body = PluginSummary>(
  version: string,
  body: PluginVersionUpdate,
  user: UserId = 'owner',
) => world.call<Body>(user, 'PUT', of(`versions/${version}`), body)
const announced = async () => {
  const { body } = await world.call<{ data: PluginEvent[] }>('owner', 'GET', of('events'))
  return body.data.map(({ kind, version }) => `${kind} ${version}`)
}

describe('trusting a version', () => {
  it('requires the rights of an administrator of devices', async () => {
    expect((await update<ErrorBody>('1.0.0', { tier: 'trusted' })).body.errors.detail).toContain(
      'admin_devices',
    )
    const { status, body } = await update('1.0.0', { tier: 'trusted' }, 'admin')
    expect(status).toBe(200)
    expect(body.versions.find(({ version }) => version === '1.0.0')?.tier).toBe('trusted')
    expect(await announced()).toEqual(['trusted 1.0.0'])
  })

  it('lets managers of the organization withdraw trust', async () => {
    await update('1.0.0', { tier: 'trusted' }, 'admin')
    expect((await update('1.0.0', { tier: 'isolated' })).status).toBe(200)
    expect(await announced()).toEqual(['isolated 1.0.0', 'trusted 1.0.0'])
  })

  it('refuses code that reaches beyond what it is given, with the place', async () => {
    const code = 'export const own = localStorage.length'
    await seedPlugin(world.context, 'city', { version: '2.0.0', code })
    const { status, body } = await update<ErrorBody>('2.0.0', { tier: 'trusted' }, 'admin')
    expect([status, body.code]).toEqual([409, 'PLUGIN_NOT_TRUSTABLE'])
    expect(body.errors.detail).toMatch(/can only run isolated\. plugin\.js:\d+:\d+: .*localStorage/)
  })
})
