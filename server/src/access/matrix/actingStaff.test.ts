import type { ErrorBody, OrganizationDetails } from '@airshed/schemas'
import { callName, type Call } from '@airshed/schemas/calls'
import { ALL_CALLS } from '@airshed/schemas/calls/all'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { forgetCaller } from '../identity/loadCaller.ts'
import { createWorld, type World } from '../../testing/world/world.ts'
import { exampleOf } from './examples.fixture.ts'
import type { Target } from './target.fixture.ts'

// Support, which also administers devices, acts as the owner of the harbour.

const CONTEXT = 'users/access_context/support'
/** Calls by their own powers, whoever makes them. */
const OWN_POWERS = ALL_CALLS.filter(
  ({ access }) => access === 'staff' || access === 'administrator',
)
/** What acting for others is about. */
const ABOUT_ACTING = ['GET /organizations/lookup', 'POST /users/access_context/support']
/** What staff do to the organizations that they see, as whom they act. */
const AT_HAND = ['POST /organizations/:id/lock', 'POST /organizations/:id/unlock']

let world: World
beforeAll(async () => {
  world = await createWorld()
  await world.context.store.db
    .insertInto('user_permissions')
    .values({ user_id: 'support', organization_id: 'city', permission: 'admin_devices' })
    .onConflict((conflict) => conflict.doNothing())
    .execute()
  forgetCaller(world.context, 'support')
})
afterAll(() => world.close())

const act = async () => {
  const body = { external_id: 'ext-harbour', role: 'owner' }
  expect((await world.call('support', 'POST', CONTEXT, body)).status).toBe(200)
}
const stop = () => world.call('support', 'DELETE', CONTEXT)
const target = (organization: 'city' | 'harbour'): Target => ({
  world,
  organization,
  device: organization === 'city' ? world.city : world.harbour,
})
const answerTo = async (call: Call, organization: 'city' | 'harbour') => {
  const example = await exampleOf(call, target(organization))
  const isAtHand = AT_HAND.includes(callName(call))
  // The example is about an organization of its own.
  const path = isAtHand ? call.path.slice(1).replace(':id', organization) : example.path
  const { body } = example
  await act()
  const answer = await world.call<ErrorBody>('support', call.method, path, body)
  await stop()
  return [answer.status, answer.status < 300 ? '' : answer.body.code]
}

describe.each(OWN_POWERS.map((call) => ({ name: callName(call), call })))(
  'staff who act for others: $name',
  ({ name, call }) => {
    it('answers acting staff as the user they act as, or asks for their own account', async () => {
      const found = [await answerTo(call, 'city'), await answerTo(call, 'harbour')]
      if (ABOUT_ACTING.includes(name)) expect(found[0]).toEqual([200, ''])
      else if (AT_HAND.includes(name))
        expect(found).toEqual([
          [404, 'NOT_FOUND'],
          [204, ''],
        ])
      else
        expect(found).toEqual([
          [409, 'OWN_ACCOUNT_NEEDED'],
          [409, 'OWN_ACCOUNT_NEEDED'],
        ])
      await world.context.store.db.updateTable('organizations').set({ locked_at: null }).execute()
    })
  },
)

it('offers acting staff to lock an organization and hides formation requests of others', async () => {
  await act()
  const { body } = await world.call<OrganizationDetails>('support', 'GET', 'organizations/harbour')
  expect(body.actions).toEqual(['modify', 'delete', 'lock'])
  await world.call('harbourmaster', 'POST', 'formation_requests', { name: 'Lab' })
  const requests = await world.call<{ data: unknown[] }>('support', 'GET', 'formation_requests')
  expect(requests.body.data).toEqual([])
  await stop()
  const own = await world.call<{ data: unknown[] }>('support', 'GET', 'formation_requests')
  expect(own.body.data).not.toEqual([])
})

it('refuses to restore a deleted organization while staff act for another', async () => {
  const { db } = world.context.store
  const deletedAt = world.context.clock() - 1
  await db
    .updateTable('organizations')
    .set({ deleted_at: deletedAt })
    .where('id', '=', 'harbour')
    .execute()
  const deleted = async () =>
    (await world.call<{ data: { id: string }[] }>('support', 'GET', 'organizations/deleted')).body
      .data
  const restore = async () =>
    (await world.call('support', 'POST', 'organizations/harbour/restore')).status
  const body = { external_id: 'ext-city', role: 'owner' }
  await world.call('support', 'POST', CONTEXT, body)
  expect([await deleted(), await restore()]).toEqual([[], 404])
  await stop()
  expect((await deleted()).map(({ id }) => id)).toEqual(['harbour'])
  expect(await restore()).toBe(204)
})
