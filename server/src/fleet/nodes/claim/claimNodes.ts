import { canHoldKey } from '@airshed/domain'
import type { ClaimFailure, NodeClaim, NodeClaimed } from '@airshed/schemas'
import { sql, type Transaction } from 'kysely'
import type { RecordedEvent } from '../../../access/calls/handler.ts'
import { makeDeviceKey } from '../../deviceKeys/deviceKey.ts'
import { giveDeviceKeys } from '../../deviceKeys/giveDeviceKeys.ts'
import { ENTITY_RULES } from '../../../access/entities/index.ts'
import { scopeOf } from '../../../access/entities/rule.ts'
import type { Caller } from '../../../access/identity/access.ts'
import { keyMaker } from '../../../access/rights/makerHolds.ts'
import type { Tables } from '../../../storage/store/tables.ts'

interface ClaimArgs {
  tx: Transaction<Tables>
  caller: Caller
  /** Name of the person or token claiming. */
  by: string
  /** ms UTC. */
  now: number
  record: (event: RecordedEvent) => void
}

/** The outcome of a claim, and the devices that now have an owner. */
export interface Claimed {
  answer: NodeClaimed
  nodeIds: readonly string[]
  /** Number of serials under which nothing could be claimed. */
  misses: number
}

/**
 * Assigns unowned devices to an organization. A serial matches exactly, or without the prefix of its kind of device
 * ("84fce60b3c40" for "airgradient:84fce60b3c40") if only one waiting device has it.
 */
export async function claimNodes(
  { tx, caller, by, now, record }: ClaimArgs,
  {
    organization_id: organizationId,
    serials,
    accepts_keyless: acceptsKeyless = false,
    keys: withKeys = false,
  }: NodeClaim,
): Promise<Claimed> {
  const named = [...new Set(serials)]
  const waiting = await waitingUnder(tx, named)
  const claimed = new Map(
    named.flatMap((serial) => {
      const found = waiting.find((node) => node.serial === serial) ?? onlyOne(waiting, serial)
      return found === undefined ? [] : [[serial, found] as const]
    }),
  )
  const nodeIds = [...new Set([...claimed.values()].map(({ id }) => id))]
  if (nodeIds.length > 0) {
    await tx
      .updateTable('nodes')
      .set({
        organization_id: organizationId,
        unclaimed_since: null,
        accepts_keyless: acceptsKeyless,
      })
      .where(sql<boolean>`id = any(${nodeIds}::text[])`)
      .execute()
  }
  for (const rowId of nodeIds) {
    record({
      rowId,
      organizationId,
      before: { organization_id: null },
      after: { organization_id: organizationId, accepts_keyless: acceptsKeyless },
    })
  }
  const keyed = withKeys ? [...claimed].filter(([, { type }]) => canHoldKey(type)) : []
  const keys = new Map(keyed.map(([, { id }]) => [id, makeDeviceKey()]))
  if (keys.size > 0) {
    await giveDeviceKeys(tx, keys, { by, userId: keyMaker(caller), organizationId, now })
  }
  for (const rowId of keys.keys()) record({ name: 'node.key-made', rowId, organizationId })
  const left = named.filter((serial) => !claimed.has(serial))
  const known = await readableSerials({ tx, caller }, left)
  const failureOf = (serial: string): ClaimFailure =>
    known.has(serial) ? 'CLAIMED_ALREADY' : 'NOT_CLAIMABLE'
  return {
    answer: {
      data: Object.fromEntries(named.map((serial) => [serial, claimed.has(serial)])),
      failures: Object.fromEntries(left.map((serial) => [serial, failureOf(serial)])),
      ...(withKeys ? { keys: underSerials(keyed, keys) } : {}),
    },
    nodeIds,
    misses: left.filter((serial) => !known.has(serial)).length,
  }
}

/** Keys by the serials that were sent; two serials for the same device have the same key. */
const underSerials = (
  named: readonly (readonly [serial: string, node: WaitingNode])[],
  keys: ReadonlyMap<string, string>,
): Record<string, string> =>
  Object.fromEntries(
    named.flatMap(([serial, { id }]) => {
      const key = keys.get(id)
      return key === undefined ? [] : [[serial, key]]
    }),
  )

interface WaitingNode {
  id: string
  serial: string
  type: string
  /** The serial without the prefix of its kind; empty if it has none. */
  own: string
}

const onlyOne = (waiting: readonly WaitingNode[], serial: string): WaitingNode | undefined => {
  const [found, ...others] = waiting.filter(({ own }) => own === serial)
  return others.length === 0 ? found : undefined
}

/** Unowned devices, locked against concurrent claims. */
async function waitingUnder(
  tx: Transaction<Tables>,
  serials: readonly string[],
): Promise<readonly WaitingNode[]> {
  const own = sql<string>`split_part(serial, ':', 2)`
  return tx
    .selectFrom('nodes')
    .select(['id', 'serial', 'type', own.as('own')])
    .where('organization_id', 'is', null)
    .where(sql<boolean>`(serial = any(${serials}::text[]) or ${own} = any(${serials}::text[]))`)
    .orderBy('id')
    .forUpdate()
    .execute()
}

/** Those of the serials whose devices the caller can read. */
async function readableSerials(
  { tx, caller }: Pick<ClaimArgs, 'tx' | 'caller'>,
  serials: readonly string[],
): Promise<ReadonlySet<string>> {
  if (serials.length === 0) return new Set()
  const own = sql<string>`split_part(serial, ':', 2)`
  const rows = await tx
    .selectFrom('nodes')
    .select(['serial', own.as('own')])
    .where(ENTITY_RULES.nodes.condition(scopeOf(caller, 'read_devices', undefined)))
    .where(sql<boolean>`(serial = any(${serials}::text[]) or ${own} = any(${serials}::text[]))`)
    .execute()
  return new Set(rows.flatMap((row) => [row.serial, row.own]))
}
