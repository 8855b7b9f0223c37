import type { DeviceCommand, DeviceCommandQuery, List } from '@airshed/schemas'
import { sql, type Kysely, type SqlBool } from 'kysely'
import { commandView } from '../../deviceChannel/addCommand.ts'
import { listOf } from '../../../storage/rows/listOf.ts'
import { key, type RowList } from '../../../storage/rows/rowList.ts'
import type { Tables } from '../../../storage/store/tables.ts'

const commandList: RowList<'created'> = {
  name: 'commands',
  table: 'device_commands',
  id: 'device_commands.id',
  sort: { created: [key('device_commands.created_at', 'int8')] },
  defaultSort: '-created',
  search: [sql.ref('device_commands.name')],
}

/** One part of the commands of a device. @param now ms UTC */
export async function findCommands(
  db: Kysely<Tables>,
  nodeId: string,
  query: DeviceCommandQuery,
  now: number,
): Promise<List<DeviceCommand>> {
  const visible = sql<SqlBool>`device_commands.node_id = ${nodeId}`
  const select = db.selectFrom('device_commands').selectAll('device_commands')
  const found = await listOf(db, commandList, { query, visible, select })
  return { ...found, data: found.data.map((row) => commandView(row, now)) }
}
