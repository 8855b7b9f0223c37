import type { Dashboard, ErrorBody } from '@airshed/schemas'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { seedOrganization } from '../../testing/seed.ts'
import { chartWidget, seedDashboard } from '../../testing/world/dashboards.ts'
import { createWorld, type World } from '../../testing/world/world.ts'

let world: World
let personal: string
let shared: string
const widgets = [chartWidget()]

beforeAll(async () => {
  world = await createWorld()
  await seedOrganization(world.context, 'region')
  await seedOrganization(world.context, 'inbox')
  for (const [organization_id, permission] of [
    ['region', 'manage_reports'],
    ['region', 'read_reports'],
    ['inbox', 'manage_reports'],
    ['harbour', 'read_reports'],
  ] as const) {
    await world.context.store.db
      .insertInto('user_permissions')
      .values({ user_id: 'owner', organization_id, permission })
      .execute()
  }
  const name = 'x'.repeat(50)
  personal = await seedDashboard(world.context, {
    organization: 'city',
    user: 'owner',
    name,
    widgets,
  })
  shared = await seedDashboard(world.context, { organization: 'city', name: 'Of all', widgets })
})
afterAll(() => world.close())

describe('a clone', () => {
  it('clones any dashboard, even a shared one, to a personal copy with a suffix', async () => {
    const { status, body } = await world.call<Dashboard>(
      'user',
      'POST',
      `dashboards/${shared}/clone`,
    )
    expect(status).toBe(201)
    expect(body).toMatchObject({
      name: 'Of all (copy)',
      user_id: 'user',
      organization_id: 'city',
      configuration: { widgets },
      version: 1,
      is_starred: false,
    })
    expect(body.id).not.toBe(shared)
  })

  it('a clone of a long name has a name of 50 characters', async () => {
    const { body } = await world.call<Dashboard>('owner', 'POST', `dashboards/${personal}/clone`)
    expect(body.name).toBe(`${'x'.repeat(43)} (copy)`)
  })

  it('refuses to clone another person’s dashboard', async () => {
    expect((await world.call('manager', 'POST', `dashboards/${personal}/clone`)).status).toBe(404)
  })
})

describe('sharing', () => {
  const share = <Body = Dashboard>(id: string, target: string, user: 'owner' | 'user' = 'owner') =>
    world.call<Body>(user, 'PUT', `dashboards/${id}/share/${target}`)

  it.each(['region', 'ext-region'])(
    'sharing with %s leaves a shared copy there',
    async (target) => {
      const { status, body } = await share(personal, target)
      expect(status).toBe(200)
      expect(body).toMatchObject({
        name: 'x'.repeat(50),
        organization_id: 'region',
        shared: true,
        canBeShared: false,
        configuration: { widgets },
      })
      expect(body).not.toHaveProperty('user_id')
      const original = await world.call<Dashboard>('owner', 'GET', `dashboards/${personal}`)
      expect(original.body).toMatchObject({ organization_id: 'city', user_id: 'owner' })
    },
  )

  it('shares a dashboard to an organization where reports are managed but not read', async () => {
    const { status, body } = await share(personal, 'inbox')
    expect([status, body.organization_id, body.version]).toEqual([200, 'inbox', 1])
  })

  it.each([
    ['an organization where reports are only read', 'harbour', 403, 'FORBIDDEN'],
    ['an organization that there is not', 'nowhere', 404, 'NOT_FOUND'],
    ['its own organization', 'city', 409, 'CONFLICT'],
  ])('sharing with %s is refused', async (_, target, status, code) => {
    const answer = await share<ErrorBody>(personal, target)
    expect([answer.status, answer.body.code]).toEqual([status, code])
  })

  it('refuses a foreign organization like one that does not exist', async () => {
    const manager = await seedDashboard(world.context, { organization: 'city', user: 'manager' })
    const path = (target: string) => `dashboards/${manager}/share/${target}`
    const foreign = await world.call<ErrorBody>('manager', 'PUT', path('region'))
    const unknown = await world.call<ErrorBody>('manager', 'PUT', path('nowhere'))
    expect([foreign.status, unknown.status]).toEqual([404, 404])
    expect(foreign.body.errors.detail).toBe('Organization region does not exist')
    expect(unknown.body.errors.detail).toBe('Organization nowhere does not exist')
  })

  it('refuses to share a shared dashboard again', async () => {
    const answer = await share<ErrorBody>(shared, 'region')
    expect([answer.status, answer.body.code]).toEqual([409, 'CONFLICT'])
  })

  it('requires manage_reports in the organization of the dashboard', async () => {
    const own = await seedDashboard(world.context, { organization: 'city', user: 'user' })
    expect((await share<ErrorBody>(own, 'region', 'user')).status).toBe(403)
  })
})
