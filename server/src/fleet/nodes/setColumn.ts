import type { Node } from '@airshed/schemas'
import type { setNodeKeyless, setNodeProfile } from '@airshed/schemas/calls'
import type { ChangeArgs } from '../../access/calls/handler.ts'
import type { ServerContext } from '../../context.ts'
import type { NodeRow } from '../../access/entities/nodes.ts'
import { changeRow } from '../../storage/rows/changeRow.ts'
import { nodeConflict } from './configuration/nodeConflict.ts'
import { nodeView } from './nodeView.ts'

type Args = Omit<ChangeArgs<typeof setNodeKeyless> | ChangeArgs<typeof setNodeProfile>, 'body'>

/** A column that users set by a call of its own. */
interface ColumnChange<Column extends 'accepts_keyless' | 'profile_id'> {
  column: Column
  value: NodeRow[Column]
  /** The version that the change starts from; undefined accepts any. */
  from: number | undefined
}

/**
 * Sets one column of a device, and raises its version if that changes anything.
 *
 * @throws ApiError 409 CONFLICT with the newest device if it has another version than the one that the change starts from
 */
export async function setColumn<Column extends 'accepts_keyless' | 'profile_id'>(
  { clock }: ServerContext,
  { tx, row, caller, record, unchanged }: Args,
  { column, value, from }: ColumnChange<Column>,
): Promise<Node> {
  const now = clock()
  const patch = { [column]: value }
  const version = await changeRow(tx, {
    table: 'nodes',
    row,
    version: from,
    conflict: () => nodeConflict(tx, caller, row, { version: from ?? row.version, now }),
    apply() {
      if (row[column] === value) {
        unchanged()
        return Promise.resolve(null)
      }
      record({ before: { [column]: row[column] }, after: patch })
      return Promise.resolve(patch)
    },
  })
  return nodeView({ ...row, ...patch, version }, caller, now)
}
