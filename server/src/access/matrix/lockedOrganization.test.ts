import { callName, type ChangeCall } from '@airshed/schemas/calls'
import type { ErrorBody } from '@airshed/schemas'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { changingCaller, lockedFor } from '../calls/lockedOrganizations.ts'
import { nodeRows } from '../entities/nodes.ts'
import type { Caller } from '../identity/access.ts'
import { forgetCaller, loadCaller } from '../identity/loadCaller.ts'
import { TEST_NOW_MS } from '../../testing/testServer.ts'
import { changeNodes } from '../../fleet/nodes/changes/applyChange.ts'
import { createSettingsCheck } from '../../fleet/nodes/configuration/settingsOfType.ts'
import { seedAlert } from '../../testing/world/alerts.ts'
import { createWorld, type UserId, type World } from '../../testing/world/world.ts'
import { exampleOf } from './examples.fixture.ts'
import type { Target } from './target.fixture.ts'
import { CHANGES, LOCKED, READS } from './lockedCalls.fixture.ts'
import { expectedStatus, USERS } from './expectedStatus.fixture.ts'

let world: World
beforeAll(async () => {
  world = await createWorld()
  await lock('city')
})
afterAll(() => world.close())

const lock = (id: string) =>
  world.context.store.db
    .updateTable('organizations')
    .set({ locked_at: 1 })
    .where('id', '=', id)
    .execute()
const city = (): Target => ({ world, organization: 'city', device: world.city })

it('a locked organization accepts only calls about oneself, of staff and of the console itself', () => {
  const others = CHANGES.filter((call) => !LOCKED.includes(call)).map(callName)
  expect(others.toSorted()).toEqual([
    'DELETE /formation_requests/:id',
    'DELETE /list_views/:id',
    'DELETE /users/access_context/support',
    'DELETE /users/me/second_factor',
    'DELETE /users/me/second_factor/passkeys/:id',
    'DELETE /users/me/second_factor/totp',
    'DELETE /users/me/sessions',
    'DELETE /users/me/sessions/:id',
    'POST /formation_requests',
    'POST /invitations/:id/accept',
    'POST /invitations/:id/decline',
    'POST /jobs/:id/cancel',
    'POST /jobs/:id/repeat',
    'POST /nodes/changes/:id/cancel',
    'POST /organizations',
    'POST /organizations/:id/lock',
    'POST /organizations/:id/restore',
    'POST /organizations/:id/unlock',
    'POST /pictures',
    'POST /plugins/:id/reports',
    'POST /telemetry',
    'POST /users/:id/password_reset',
    'POST /users/access_context/support',
    'POST /users/me/second_factor/passkey_options',
    'POST /users/me/second_factor/passkeys',
    'POST /users/me/second_factor/recovery_codes',
    'POST /users/me/second_factor/totp',
    'PUT /dashboards/:id/star',
    'PUT /formation_requests/:id/accept',
    'PUT /formation_requests/:id/reject',
    'PUT /list_views',
    'PUT /users/:id',
    'PUT /users/me/password',
    'PUT /users/me/second_factor/passkeys/:id',
    'PUT /users/me/second_factor/totp',
  ])
})

/** Staff change what is locked; who belongs to the harbour too, changes its rows. */
const isElsewhere = ({ access }: ChangeCall, user: UserId) =>
  user === 'harbourmaster' && typeof access !== 'string' && 'list' in access

/** Whose further rights a handler checks is refused because of the lock first. */
const REFUSED_FIRST: Readonly<Record<string, readonly UserId[]>> = {
  'POST /dashboards': ['user'],
  'POST /users/:id/roles': ['manager'],
  'DELETE /partnerships/:id': ['manager', 'partner', 'user'],
  'DELETE /users/:id/permissions/:permission': ['owner', 'manager', 'admin', 'user'],
}
const isRefusedFirst = (call: ChangeCall, user: UserId): boolean =>
  REFUSED_FIRST[callName(call)]?.includes(user) === true

describe.each(LOCKED.map((call) => ({ name: callName(call), call })))('$name', ({ call }) => {
  it('answers 423 ORGANIZATION_LOCKED to everybody who could make the call otherwise', async () => {
    const found: Record<string, number> = {}
    const expected: Record<string, number> = {}
    for (const user of USERS) {
      const { path, body } = await exampleOf(call, city())
      const answer = await world.call<ErrorBody>(user, call.method, path, body)
      const usual = expectedStatus(call, user, city())
      const refused = isRefusedFirst(call, user) ? 423 : expectedStatus(call, user, city(), 423)
      found[user] = answer.status
      expected[user] = isElsewhere(call, user) || user === 'support' ? usual : refused
      if (answer.status === 423) expect(answer.body.code).toBe('ORGANIZATION_LOCKED')
    }
    expect(found).toEqual(expected)
  })
})

describe.each(READS.map((call) => ({ name: callName(call), call })))('$name', ({ call }) => {
  it('reads a locked organization like any other', async () => {
    for (const user of USERS) {
      const { path, body } = await exampleOf(call, city())
      const { status } = await world.call(user, call.method, path, body)
      expect([user, status]).toEqual([user, expectedStatus(call, user, city())])
    }
  })
})

/** The actions that lists offer the owner, and what a user's role may become. */
async function offered(path: string): Promise<string[]> {
  interface Row {
    actions?: string[]
    roles?: { actions: string[]; may_become: string[] }[]
  }
  const { body } = await world.call<{ data: Row[] }>('owner', 'GET', path)
  expect(body.data).not.toEqual([])
  return body.data.flatMap(({ actions = [], roles = [] }) => [
    ...actions,
    ...roles.flatMap((role) => [...role.actions, ...role.may_become]),
  ])
}

/** What is done to a row without a change of its organization. */
const STILL_OFFERED = ['monitor', 'list', 'read', 'preview']

describe.each([
  'alerts',
  'alert_templates',
  'maintenance_windows',
  'notification_channels',
  'webhooks',
  'imports',
  'invitations',
  'users',
  'nodes',
  'partnerships',
  'partnership_invitations',
])('the list of %s', (list) => {
  const setLock = (action: 'lock' | 'unlock') =>
    world.call('support', 'POST', `organizations/city/${action}`)
  afterAll(() => setLock('lock'))

  it('offers no change that the lock refuses, and some once it is unlocked', async () => {
    await setLock('unlock')
    const ofRow = CHANGES.find((call) => callName(call) === `DELETE /${list}/:id`)
    // Its example is a new row of the list.
    if (ofRow !== undefined) await exampleOf(ofRow, city())
    const open = await offered(list)
    expect(open.some((action) => !STILL_OFFERED.includes(action))).toBe(true)
    await setLock('lock')
    const locked = await offered(list)
    expect(locked.filter((action) => !STILL_OFFERED.includes(action))).toEqual([])
  })
})

it('acting support may change a locked organization, and members may change others', async () => {
  const context = 'users/access_context/support'
  await world.call('support', 'POST', context, { external_id: 'ext-city', role: 'owner' })
  const device = `nodes/${world.city.nodeId}`
  const change = { description: 'Looked after by support' }
  expect((await world.call('support', 'PUT', device, change)).status).toBe(200)
  await world.call('support', 'DELETE', context)
  expect((await world.call('owner', 'PUT', device, change)).status).toBe(423)
  const elsewhere = `nodes/${world.harbour.nodeId}`
  expect((await world.call('harbourmaster', 'PUT', elsewhere, change)).status).toBe(200)
})

it('a selection across organizations leaves out locked ones and says so', async () => {
  const { db } = world.context.store
  await db
    .insertInto('user_permissions')
    .values(
      (['read_devices', 'manage_devices'] as const).map((permission) => ({
        user_id: 'harbourmaster',
        organization_id: 'city',
        permission,
      })),
    )
    .onConflict((conflict) => conflict.doNothing())
    .execute()
  const [own, locked] = [
    await seedAlert(world.context, 'harbour'),
    await seedAlert(world.context, 'city'),
  ]
  forgetCaller(world.context, 'harbourmaster')
  const { status, body } = await world.call<object>('harbourmaster', 'POST', 'alerts/deactivate', {
    ids: [own, locked],
  })
  expect([status, body]).toEqual([
    200,
    { changed: [own], unchanged: [], refused: [{ id: locked, code: 'ORGANIZATION_LOCKED' }] },
  ])
})

it('an order for devices of a locked organization refuses each with the code of the lock', async () => {
  const { db } = world.context.store
  const rows = await nodeRows(db).where('nodes.id', '=', world.city.nodeId).execute()
  const asks = await loadCaller(world.context, 'harbourmaster', null)
  if (asks === null) throw new Error('The harbourmaster is gone')
  const codesOf = async (caller: Caller) =>
    db.transaction().execute(async (tx) => {
      const decisions = await changeNodes(
        { tx, caller, now: TEST_NOW_MS, by: 'x', check: createSettingsCheck(), record: () => {} },
        { change: 'deactivate', isAmongMany: true },
        rows,
      )
      return decisions.map((decision) => ('code' in decision ? decision.code : decision.outcome))
    })
  const locked = changingCaller(asks, await lockedFor(db, asks))
  expect(await codesOf(locked)).toEqual(['ORGANIZATION_LOCKED'])
  const reader = await loadCaller(world.context, 'user', null)
  if (reader === null) throw new Error('The user is gone')
  expect(await codesOf(changingCaller(reader, await lockedFor(db, reader)))).toEqual(['FORBIDDEN'])
})
