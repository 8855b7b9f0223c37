import type { DeviceCommand, DeviceCommandName } from '@airshed/schemas'
import { sql, type SqlBool, type Transaction } from 'kysely'
import { apiError } from '../../base/errors.ts'
import { lockQueuedCommands } from '../../storage/store/lockQueuedCommands.ts'
import type { Tables } from '../../storage/store/tables.ts'
import { commandView } from './addCommand.ts'

/** Commands to withdraw, and by whom. */
interface ManyWithdrawals {
  nodeIds: readonly string[]
  /** Only these. Default: all that wait. */
  ids?: readonly string[]
  /** Only these. Default: all that wait. */
  name?: DeviceCommandName | undefined
  /** Name of who withdraws them. */
  by: string
  /** ms UTC. */
  now: number
}

/**
 * Withdraws commands that wait for their devices, unless delivering them comes first.
 *
 * @returns those that were withdrawn; the others are with their devices, or have ended
 */
export async function withdrawCommands(
  tx: Transaction<Tables>,
  { nodeIds, ids: only, name, by, now }: ManyWithdrawals,
): Promise<DeviceCommand[]> {
  const wanted = [
    sql<SqlBool>`node_id = any(${[...nodeIds]}::text[])`,
    ...(only === undefined ? [] : [sql<SqlBool>`id = any(${[...only]}::text[])`]),
    ...(name === undefined ? [] : [sql<SqlBool>`name = ${name}`]),
  ]
  const ids = await lockQueuedCommands(tx, sql<SqlBool>`${sql.join(wanted, sql` and `)}`, now)
  if (ids.length === 0) return []
  const rows = await tx
    .updateTable('device_commands')
    .set({ state: 'withdrawn', ended_at: now, withdrawn_by: by })
    .where('id', 'in', ids)
    .returningAll()
    .execute()
  return rows.map((row) => commandView(row, now))
}

/**
 * The same for one command of a device.
 *
 * @throws NOT_FOUND, COMMAND_NOT_WAITING if its device already has it, or it has expired or was withdrawn
 */
export async function withdrawCommand(
  tx: Transaction<Tables>,
  { nodeId, id, by, now }: { nodeId: string; id: string; by: string; now: number },
): Promise<DeviceCommand> {
  const [withdrawn] = await withdrawCommands(tx, { nodeIds: [nodeId], ids: [id], by, now })
  if (withdrawn !== undefined) return withdrawn
  const row = await tx
    .selectFrom('device_commands')
    .select('id')
    .where('id', '=', id)
    .where('node_id', '=', nodeId)
    .executeTakeFirst()
  throw row === undefined
    ? apiError('NOT_FOUND', { what: 'Command', id })
    : apiError('COMMAND_NOT_WAITING')
}
