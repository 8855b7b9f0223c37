import { ONLINE_STATUS_PATH, statusRank } from '@airshed/domain'
import { sql, type Selectable, type Transaction } from 'kysely'
import type { ServerContext } from '../../../context.ts'
import { isAnyOf } from '../../../access/entities/rule.ts'
import { recordEvents } from '../../../access/events/record.ts'
import { ingestOf } from '../../ingest/ingestService.ts'
import { refreshStatus } from '../../../storage/store/nodeStatus/refreshStatus.ts'
import type { Tables } from '../../../storage/store/tables.ts'
import type {
  FileImportsTable,
  ImportNodesTable,
} from '../../../storage/store/tables/fileImports.ts'
import { deleteNodes, PARTS } from '../../nodes/changes/removeNodes.ts'

type Noted = Selectable<ImportNodesTable>

/** Parts that every device has, and those that are recorded of it without anybody's doing. */
const OWN_PARTS: readonly string[] = [
  'import_nodes',
  'data_points',
  'sensors',
  'reporting_intervals',
  'webhook_status_marks',
]

/**
 * Removes what an import has created and what holds nothing else: data points without readings that nothing follows, and
 * devices without data points that nobody has done anything with. Devices that it has activated, and that have no
 * readings left, wait in the inventory again.
 *
 * @returns the number of devices that were removed
 */
export async function removeEmptyDevices(
  context: ServerContext,
  { id, organization_id: organizationId, created_by: userId }: Selectable<FileImportsTable>,
): Promise<number> {
  const { store, clock } = context
  const noted = await store.db
    .selectFrom('import_nodes')
    .innerJoin('nodes', 'nodes.id', 'import_nodes.node_id')
    .selectAll('import_nodes')
    .where('import_id', '=', id)
    .where('nodes.organization_id', '=', organizationId)
    .where('nodes.leased_to', 'is', null)
    .execute()
  let removed = 0
  for (const node of noted) {
    const isRemoved = await store.db.transaction().execute(async (tx) => {
      await removePoints(tx, node)
      if (node.is_new && (await isBare(tx, node.node_id))) {
        await deleteNodes(tx, [node.node_id], clock())
        await recordEvents(tx, [
          {
            ts: clock(),
            name: 'node.deleted',
            actor: { kind: 'system', id: null, name: 'Airshed' },
            organizationId,
            entity: 'nodes',
            rowId: node.node_id,
            detail: { import: id, by: userId },
          },
        ])
        return true
      }
      if (node.was_inventory) await putBack(tx, node.node_id)
      return false
    })
    ingestOf(context).forget(node.node_id)
    if (isRemoved) removed += 1
    else await refreshStatus(store.db, clock(), [node.node_id])
  }
  return removed
}

async function removePoints(
  tx: Transaction<Tables>,
  { node_id: nodeId, new_points: points, new_sensors: sensors }: Noted,
): Promise<void> {
  if (points.length === 0) return
  await tx
    .deleteFrom('data_points')
    .where(isAnyOf('data_points.id', points))
    .where('node_id', '=', nodeId)
    .where(
      sql<boolean>`not exists (select from measurements where data_point = data_points.key)
        and not exists (select from metric_sources where source = data_points.key or metric = data_points.key)
        and not exists (select from alert_sources where source = data_points.key)`,
    )
    .execute()
  await tx
    .deleteFrom('sensors')
    .where(isAnyOf('sensors.id', sensors))
    .where('node_id', '=', nodeId)
    .where(sql<boolean>`not exists (select from data_points where sensor_id = sensors.id)`)
    .execute()
}

/** Whether a device has no data points, and nobody has set, asked or shared anything. */
async function isBare(tx: Transaction<Tables>, nodeId: string): Promise<boolean> {
  const parts = PARTS.filter((part) => !OWN_PARTS.includes(part))
  const found = sql.join(
    [
      ...parts.map(
        (part) => sql`exists (select from ${sql.table(part)} where node_id = ${nodeId})`,
      ),
      // Its online status is no data of its own.
      sql`exists (select from data_points
        where node_id = ${nodeId} and path <> ${sql.lit(ONLINE_STATUS_PATH)})`,
    ],
    sql` or `,
  )
  const { rows } = await sql<{ isHeld: boolean }>`select (${found}) as "isHeld"`.execute(tx)
  return rows[0]?.isHeld === false
}

async function putBack(tx: Transaction<Tables>, nodeId: string): Promise<void> {
  await tx
    .updateTable('nodes')
    .set({ status: 'inventory', status_rank: statusRank('inventory') })
    .where('id', '=', nodeId)
    .where('status', '=', 'activated')
    .where(
      sql<boolean>`not exists (select from data_points
        where node_id = nodes.id and last_ts is not null and path <> ${sql.lit(ONLINE_STATUS_PATH)})`,
    )
    .execute()
}
