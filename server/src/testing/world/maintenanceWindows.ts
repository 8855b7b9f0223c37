import { randomUUID } from 'node:crypto'
import { DAY_MS, HOUR_MS } from '@airshed/domain'
import type { Insertable } from 'kysely'
import type { ServerContext } from '../../context.ts'
import type { MaintenanceWindowsTable } from '../../storage/store/tables/maintenanceWindows.ts'
import { TEST_NOW_MS } from '../testServer.ts'

/**
 * Inserts a maintenance window directly into the store: by default of all devices, from an hour ago until tomorrow.
 * Returns its id.
 *
 * @param nodeIds devices that it names; default: all of the organization
 */
export async function seedWindow(
  { store }: Pick<ServerContext, 'store'>,
  organization: 'city' | 'harbour',
  {
    nodeIds,
    ...changes
  }: Partial<Insertable<MaintenanceWindowsTable>> & { nodeIds?: readonly string[] } = {},
): Promise<string> {
  const id = changes.id ?? randomUUID()
  await store.db
    .insertInto('maintenance_windows')
    .values({
      organization_id: organization,
      name: `Window ${id}`,
      starts_at: TEST_NOW_MS - HOUR_MS,
      ends_at: TEST_NOW_MS + DAY_MS,
      covers: nodeIds === undefined ? 'all' : 'devices',
      created_at: TEST_NOW_MS - HOUR_MS,
      ...changes,
      id,
    })
    .execute()
  for (const nodeId of nodeIds ?? []) {
    await store.db
      .insertInto('maintenance_window_nodes')
      .values({ window_id: id, node_id: nodeId })
      .execute()
  }
  return id
}
