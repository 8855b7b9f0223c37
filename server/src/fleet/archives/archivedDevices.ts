import type { SnapshotDevice } from '@airshed/schemas'
import type { Caller } from '../../access/identity/access.ts'
import { heldNodes } from '../../access/entities/nodes.ts'
import { isAnyOf, scopeOf } from '../../access/entities/rule.ts'
import type { Db } from '../../storage/store/db.ts'

/** A device as an archive describes it. */
export interface ArchivedDevice extends SnapshotDevice {
  latitude: number | null
  longitude: number | null
  timezone: string
  interval_ms: number
}

/**
 * Those of these devices whose readings the organization uses, and the caller may read, in the order of their serials: the
 * same in every store.
 */
export async function archivedDevices(
  db: Db,
  caller: Caller,
  organizationId: string,
  ids: readonly string[],
): Promise<ArchivedDevice[]> {
  const rows = await db
    .selectFrom('nodes')
    .select([
      'nodes.id as node_id',
      'nodes.serial',
      'nodes.name',
      'nodes.latitude',
      'nodes.longitude',
      'nodes.timezone',
      'nodes.interval_ms',
    ])
    .where(heldNodes.condition(scopeOf(caller, 'read_devices', organizationId)))
    .where(isAnyOf('nodes.id', ids))
    .execute()
  return rows.toSorted((one, other) => (one.serial < other.serial ? -1 : 1))
}
