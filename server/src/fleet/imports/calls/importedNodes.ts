import { IMPORT_DEVICES_MAX, type ImportDevice } from '@airshed/schemas'
import { apiError } from '../../../base/errors.ts'
import type { ImportRow } from '../importRow.ts'
import { nodeIdOf } from '../../ingest/settleReadings.ts'
import { isAnyOf } from '../../../access/entities/rule.ts'
import type { Db } from '../../../storage/store/db.ts'

/** A device that an import reads rows of, as it was when they came up. */
export interface ImportedNode extends ImportDevice {
  was_inventory: boolean
  last_online: number | null
}

/** The devices that an import has come across. */
export interface ImportedNodes {
  /** In the order of their first rows. */
  all: ReadonlyMap<string, ImportedNode>
  /**
   * Finds devices of rows that it has not come across yet.
   *
   * @throws ApiError IMPORT_DEVICES_MAX, and IMPORT_DEVICE_LEASED for devices that are leased to another organization, whose readings are not
   *   of the importing one
   */
  meet(rows: Iterable<Pick<ImportRow, 'serial' | 'device'>>): Promise<ImportedNode[]>
}

/**
 * @param newName name of devices that do not exist yet; empty: rows may name them
 * @param before what an earlier run has come across
 */
export function createImportedNodes(
  db: Db,
  newName: string,
  before: readonly ImportedNode[] = [],
): ImportedNodes {
  const all = new Map(before.map((node) => [node.node_id, node]))
  return {
    all,
    async meet(rows) {
      const names = new Map<string, string>()
      for (const { serial, device } of rows) {
        if (all.has(nodeIdOf(serial)) || names.has(serial)) continue
        names.set(serial, newName === '' ? (device?.name ?? '') : newName)
      }
      const strange = [...names.keys()]
      if (strange.length === 0) return []
      if (all.size + strange.length > IMPORT_DEVICES_MAX) {
        throw apiError('IMPORT_DEVICES_MAX', { limit: String(IMPORT_DEVICES_MAX) })
      }
      const found = await db
        .selectFrom('nodes')
        .select(['id', 'name', 'status', 'last_online', 'leased_to'])
        .where(isAnyOf('nodes.id', strange.map(nodeIdOf)))
        .execute()
      const known = new Map(found.map((row) => [row.id, row]))
      const met = strange.map((serial): ImportedNode => {
        const node = known.get(nodeIdOf(serial))
        if (node !== undefined && node.leased_to !== null) {
          throw apiError('IMPORT_DEVICE_LEASED', { serial })
        }
        return {
          node_id: nodeIdOf(serial),
          serial,
          name: node?.name ?? names.get(serial) ?? '',
          is_new: node === undefined,
          was_inventory: node?.status === 'inventory',
          last_online: node?.last_online ?? null,
        }
      })
      for (const node of met) all.set(node.node_id, node)
      return met
    },
  }
}

/** Devices as an answer lists them. */
export const listedDevices = (nodes: Iterable<ImportedNode>, max: number): ImportDevice[] =>
  [...nodes]
    .slice(0, max)
    .map(({ node_id, serial, name, is_new }) => ({ node_id, serial, name, is_new }))
