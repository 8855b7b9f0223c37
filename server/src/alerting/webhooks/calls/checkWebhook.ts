import { EVENT_TYPES_OF_WEBHOOK, type Issue, type NewWebhook } from '@airshed/schemas'
import { sql } from 'kysely'
import type { Config } from '../../../base/config.ts'
import { heldNodes } from '../../../access/entities/nodes.ts'
import { scopeOf } from '../../../access/entities/rule.ts'
import { apiError } from '../../../base/errors.ts'
import type { Caller } from '../../../access/identity/access.ts'
import { leadsToPublic } from '../../../base/outgoing/leadsToPublic.ts'
import type { Db } from '../../../storage/store/db.ts'
import { invalidBody, invalidField } from '../../../access/input/invalidField.ts'

type Draft = Required<Pick<NewWebhook, 'type' | 'conditions'>>

/**
 * The address of a webhook as stored. Host names are resolved, so that an address of a private network is rejected
 * before anything is sent there.
 *
 * @throws ApiError VALIDATION_FAILED, WEBHOOK_ADDRESS_PRIVATE
 */
export async function checkedAddress(
  text: string,
  { allowPrivateTargets }: Pick<Config, 'allowPrivateTargets'>,
): Promise<string> {
  const protocols = allowPrivateTargets ? ['https:', 'http:'] : ['https:']
  const expected = `an address that begins with ${protocols.map((one) => `${one}//`).join(' or ')}`
  const wrong = (what: string) =>
    invalidBody([{ path: '/url', expected: what, got: 'another text' }])
  if (!URL.canParse(text)) throw wrong(expected)
  const url = new URL(text)
  if (!protocols.includes(url.protocol)) throw wrong(expected)
  if (url.username !== '' || url.password !== '') {
    throw wrong('an address without a user and a password: put them in auth')
  }
  if (!allowPrivateTargets && !(await leadsToPublic(url))) {
    throw apiError('WEBHOOK_ADDRESS_PRIVATE', { host: url.host })
  }
  url.hash = ''
  return url.href
}

/**
 * Checks what a schema cannot check in a draft.
 *
 * @param knownIds devices that it named before; these may stay even if they are no longer held
 * @throws ApiError FORBIDDEN if the caller cannot read devices there, VALIDATION_FAILED with all problems
 */
export async function checkConditions(
  db: Db,
  caller: Caller,
  organizationId: string,
  { type, conditions }: Draft,
  knownIds: readonly string[] = [],
): Promise<void> {
  // Callers must not receive events that they may not read.
  if (!caller.can('read_devices', organizationId)) {
    throw apiError('FORBIDDEN', { permission: 'read_devices', organization: organizationId })
  }
  const issues = [
    ...typeIssues(type, conditions),
    ...(await nodeIssues(db, caller, organizationId, conditions, knownIds)),
  ]
  const [first, ...others] = issues
  if (first !== undefined) throw invalidBody([first, ...others])
}

function typeIssues(type: Draft['type'], { _type: types = [] }: Draft['conditions']): Issue[] {
  const known: readonly string[] = EVENT_TYPES_OF_WEBHOOK[type]
  return types.flatMap((one, at) =>
    known.includes(one)
      ? []
      : [{ path: `/conditions/_type/${at}`, expected: known.join(' or '), got: one }],
  )
}

async function nodeIssues(
  db: Db,
  caller: Caller,
  organizationId: string,
  { node_id: nodeIds = [] }: Draft['conditions'],
  knownIds: readonly string[],
): Promise<Issue[]> {
  if (nodeIds.length === 0) return []
  const rows = await db
    .selectFrom('nodes')
    .select('nodes.id')
    .where(sql<boolean>`nodes.id = any(${[...nodeIds]}::text[])`)
    .where(heldNodes.condition(scopeOf(caller, 'read_devices', organizationId)))
    .execute()
  const allowed = new Set([...knownIds, ...rows.map(({ id }) => id)])
  return nodeIds.flatMap((id, at) =>
    allowed.has(id)
      ? []
      : [
          {
            path: `/conditions/node_id/${at}`,
            expected: 'a device that the organization holds',
            got: id,
          },
        ],
  )
}

/**
 * A stored header is never sent to a server other than the one that it was entered for.
 *
 * @throws ApiError VALIDATION_FAILED
 */
export function checkKeptAuth(before: string, after: string, auth: string | undefined): void {
  if (auth !== undefined || new URL(before).origin === new URL(after).origin) return
  throw invalidField('/auth', 'the header for this server', undefined)
}
