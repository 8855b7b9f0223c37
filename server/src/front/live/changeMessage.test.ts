import { ALL_CALLS } from '@airshed/schemas/calls/all'
import { expect, it } from 'vitest'
import type { StoredEvent } from '../../access/events/eventTail.ts'
import type { Caller } from '../../access/identity/access.ts'
import { changeMessage } from './changeMessage.ts'

/** Jobs belong to no organization, and their page asks again while some of them run. */
const NOT_FOLLOWED = new Set(['jobs'])

/** Entities whose rows somebody changes, with an event of that. */
const changed = new Set(
  ALL_CALLS.filter(({ audit }) => typeof audit === 'string').map(({ entity }) => entity),
)

const eventOf = (entity: string) =>
  ({ entity, organization_id: 'city', only_for: null, row_id: 'a row' }) as unknown as StoredEvent
/** Somebody who holds these permissions in the city. */
const holderOf = (held: readonly string[]) =>
  ({
    token: null,
    user: { id: 'ana', permissions: Object.fromEntries(held.map((name) => [name, ['city']])) },
    can: (permission: string, organization: string) =>
      organization === 'city' && held.includes(permission),
  }) as unknown as Caller
const OWNER = holderOf([
  'read_devices',
  'manage_devices',
  'read_users',
  'read_reports',
  'read_organizations',
  'manage_organizations',
  'manage_tokens',
])

it.each([...changed].filter((entity) => !NOT_FOLLOWED.has(entity)))(
  'an open page of an owner hears that somebody changed %s',
  (entity) => {
    expect(changeMessage(eventOf(entity), OWNER)).toMatchObject({ data: { entity } })
  },
)

it.each([
  ['partnerships', 'read_organizations'],
  ['ingest_keys', 'manage_devices'],
  ['imports', 'manage_devices'],
  ['mails', 'manage_organizations'],
  ['profiles', 'read_devices'],
])('changes of %s are for holders of %s only', (entity, permission) => {
  expect(changeMessage(eventOf(entity), holderOf([permission]))).not.toBeNull()
  expect(changeMessage(eventOf(entity), holderOf(['read_users']))).toBeNull()
})
