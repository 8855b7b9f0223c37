import type { ErrorBody, Node, Page, User } from '@airshed/schemas'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { createWorld, type Method, type World } from '../../testing/world/world.ts'
import { Memory } from '../../base/memory.ts'
import type { SignIn } from './access.ts'
import { freshCaller, loadCaller, rightsChanged } from './loadCaller.ts'
import { giveFactor, takeFactor } from './testsupport/factor.ts'
import { tokenFor } from './testsupport/tokenFor.ts'

const CONTEXT = 'users/access_context/support'
const HARBOUR = { external_id: 'ext-harbour' }
const byPassword: SignIn = { sessionId: null, methods: ['pwd'], at: null }
const byFactor: SignIn = { sessionId: null, methods: ['pwd', 'otp', 'mfa'], at: null }
let world: World

beforeAll(async () => {
  world = await createWorld()
  await requireFactor(world, true)
})
afterAll(() => world.close())

const requireFactor = ({ context }: World, isRequired: boolean) =>
  context.store.db
    .updateTable('organizations')
    .set({ requires_second_factor: isRequired })
    .where('id', '=', 'city')
    .execute()

/** A call in a sign-in with a second factor. */
async function withFactor<Body>(user: string, method: Method, path: string, payload?: object) {
  const token = await tokenFor(world.context, user, { claims: { amr: byFactor.methods } })
  const headers = { authorization: `Bearer ${token}` }
  const answer = await world.inject({ method, url: `/v2/${path}`, headers, payload })
  const body = answer.body === '' ? null : answer.json()
  return { status: answer.statusCode, body: body as Body }
}
const needsFactor = { status: 403, body: { code: 'SECOND_FACTOR_REQUIRED' } }

describe('staff of an organization that requires a second factor', () => {
  beforeEach(() => giveFactor(world.context, 'support'))
  afterEach(async () => {
    await world.context.store.db.deleteFrom('access_contexts').execute()
    await takeFactor(world.context, 'support')
  })
  const seenInHarbour = async () => {
    const path = 'nodes?organization_id=harbour'
    return (await world.call<Page<Node>>('support', 'GET', path)).body.total
  }

  it.each<[string, Method, string, object?]>([
    ['act for nobody', 'POST', CONTEXT, HARBOUR],
    ['look nobody up', 'GET', 'organizations/lookup?query=harbour'],
    ['lock no organization', 'POST', 'organizations/harbour/lock'],
    ['unlock none', 'POST', 'organizations/harbour/unlock'],
  ])(
    'staff without a second factor %s and learn what is required',
    async (_what, method, path, body) => {
      const answer = await world.call<ErrorBody>('support', method, path, body)
      expect(answer).toMatchObject(needsFactor)
      expect(answer.body.errors.detail).toContain('Organization city requires a second factor')
      expect((await withFactor('support', method, path, body)).status).toBeLessThan(300)
    },
  )

  it('hides the access context from sign-ins without the second factor with which it began', async () => {
    await withFactor('support', 'POST', CONTEXT, HARBOUR)
    const { body } = await world.call<User>('support', 'GET', 'users/me')
    expect(body.access_context).toBeNull()
    expect(body.second_factor_required_by).toEqual([{ id: 'city', name: 'City of Clear Air' }])
    expect(Object.values(body.permissions).flat()).toEqual([])
    expect(await seenInHarbour()).toBe(0)
    const row = await world.call<ErrorBody>('support', 'GET', `nodes/${world.harbour.nodeId}`)
    expect(row.status).toBe(404)
    const acting = await withFactor<User>('support', 'GET', 'users/me')
    expect(acting.body.access_context?.organization_id).toBe('harbour')
  })

  it('lets staff leave without a second factor what they began with one', async () => {
    await withFactor('support', 'POST', CONTEXT, HARBOUR)
    expect((await world.call('support', 'DELETE', CONTEXT)).status).toBe(200)
    const left = await withFactor<User>('support', 'GET', 'users/me')
    expect(left.body.access_context).toBeNull()
  })

  it('staff act for others without a second factor where another organization requires none', async () => {
    const { db } = world.context.store
    await db
      .insertInto('user_permissions')
      .values({ user_id: 'support', organization_id: 'harbour', permission: 'access_context' })
      .execute()
    rightsChanged(world.context, 'support')
    const { status, body } = await world.call<User>('support', 'POST', CONTEXT, HARBOUR)
    expect([status, body.access_context?.organization_id]).toEqual([200, 'harbour'])
    expect(await seenInHarbour()).toBe(1)
    await db
      .deleteFrom('user_permissions')
      .where('user_id', '=', 'support')
      .where('organization_id', '=', 'harbour')
      .execute()
  })

  it('staff keep their API tokens without a second factor', async () => {
    const caller = await loadCaller(world.context, 'support', null)
    expect(caller?.own.access_context).toEqual(['city'])
  })
})

it('administrators without a required second factor manage nothing of the organization', async () => {
  await giveFactor(world.context, 'admin')
  expect(await world.call<ErrorBody>('admin', 'GET', 'jobs/queues')).toMatchObject(needsFactor)
  expect((await withFactor('admin', 'GET', 'jobs/queues')).status).toBe(200)
  const stranger = await world.call<ErrorBody>('harbourmaster', 'GET', 'jobs/queues')
  expect(stranger.body.code).toBe('FORBIDDEN')
})

describe('the second factor of a sign-in', () => {
  const isInside = async (signIn: SignIn, { context }: World = world) =>
    (await loadCaller(context, 'user', signIn))?.can('read_devices', 'city')

  it('counts while its user has any', async () => {
    await giveFactor(world.context, 'user')
    expect([await isInside(byFactor), await isInside(byPassword)]).toEqual([true, false])
    await takeFactor(world.context, 'user')
    expect(await isInside(byFactor)).toBe(false)
    const caller = await freshCaller(world.context, 'user', byFactor)
    expect(caller?.signIn?.methods).toEqual(['pwd', 'otp'])
  })

  it('a second factor counts at once where it was set up at another process', async () => {
    expect(await isInside(byFactor)).toBe(false)
    const { context } = world
    await giveFactor({ ...context, memory: new Memory() }, 'user')
    expect(await isInside(byFactor)).toBe(true)
    await takeFactor(context, 'user')
  })

  it('counts only by the claim of an external issuer', async () => {
    const env = { OIDC_ISSUER: 'https://id.example.org/', OIDC_CLIENT_ID: 'console' }
    const elsewhere = await createWorld({ env })
    await requireFactor(elsewhere, true)
    const reported = [await isInside(byFactor, elsewhere), await isInside(byPassword, elsewhere)]
    expect(reported).toEqual([true, false])
    await elsewhere.close()
  })
})
