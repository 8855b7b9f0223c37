import type { Kysely, Selectable } from 'kysely'
import { apiError } from '../../../base/errors.ts'
import type { Tables } from '../../../storage/store/tables.ts'
import type { SensorsTable } from '../../../storage/store/tables/devices.ts'

/**
 * A sensor that is attached to a node.
 *
 * @throws NOT_FOUND if the node has no such sensor, or no longer has it
 */
export async function findSensor(
  db: Kysely<Tables>,
  nodeId: string,
  id: string,
): Promise<Selectable<SensorsTable>> {
  const row = await db
    .selectFrom('sensors')
    .selectAll()
    .where('node_id', '=', nodeId)
    .where('id', '=', id)
    .where('removed_at', 'is', null)
    .executeTakeFirst()
  if (row === undefined) throw apiError('NOT_FOUND', { what: 'Sensor', id })
  return row
}
