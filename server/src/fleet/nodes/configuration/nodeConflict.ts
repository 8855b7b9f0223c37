import type { Node } from '@airshed/schemas'
import type { Transaction } from 'kysely'
import { holderOf, type NodeRow } from '../../../access/entities/nodes.ts'
import { conflictWith } from '../../../base/errors.ts'
import type { Caller } from '../../../access/identity/access.ts'
import type { Tables } from '../../../storage/store/tables.ts'
import { savedTimeText } from '../../../dashboards/dashboards/savedTimeText.ts'
import { describeNode } from '../service.ts'

/** Events of a device that raise its version, by whom. */
const CHANGES = ['node.changed', 'node.sensor-added', 'node.sensor-changed', 'node.sensor-removed']

/**
 * The answer for a change of a device that starts from an old version: who changed it since, and when, in the time zone
 * of the caller, and the device with its settings as it is now.
 *
 * @param version the one that the caller started from
 * @param now ms UTC
 */
export async function nodeConflict(
  tx: Transaction<Tables>,
  caller: Caller,
  row: NodeRow,
  { version, now }: { version: number; now: number },
): Promise<{ reason: string; newest: Node }> {
  const last = await tx
    .selectFrom('events')
    .select(['ts', 'actor_name'])
    .where('entity', '=', 'nodes')
    .where('row_id', '=', row.id)
    .where('organization_id', '=', holderOf(row))
    .where('only_for', 'is', null)
    .where('name', 'in', CHANGES)
    .orderBy('position', 'desc')
    .limit(1)
    .executeTakeFirst()
  const author = last === undefined || last.actor_name === '' ? 'somebody else' : last.actor_name
  const when = last === undefined ? '' : ` on ${savedTimeText(last.ts, caller.user.timezone)}`
  const context = { store: { db: tx }, clock: () => now }
  return {
    reason: `Device ${row.serial} was changed by ${author}${when}: it has version ${row.version}, not ${version}. Load it again`,
    newest: await describeNode(context, caller, row, ['configuration']),
  }
}

/**
 * For a change that does not write the row of a device itself.
 *
 * @param version the one that the caller started from; undefined accepts any
 * @throws ApiError 409 CONFLICT with the newest device if it has another version
 */
export async function requireVersion(
  tx: Transaction<Tables>,
  caller: Caller,
  row: NodeRow,
  { version, now }: { version: number | undefined; now: number },
): Promise<void> {
  if (version === undefined || version === row.version) return
  const { reason, newest } = await nodeConflict(tx, caller, row, { version, now })
  throw conflictWith(reason, newest)
}
