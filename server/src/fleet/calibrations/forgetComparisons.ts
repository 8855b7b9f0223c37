import { sql, type Transaction } from 'kysely'
import type { Tables } from '../../storage/store/tables.ts'
import { HOLDER } from './comparable.ts'

/**
 * Forgets how devices compare with references; what another organization compared while it had a device stays.
 *
 * @returns ids of the devices that had been compared
 */
export async function forgetComparisons(
  tx: Transaction<Tables>,
  nodeIds: readonly string[],
): Promise<ReadonlySet<string>> {
  const { rows } = await sql<{ id: string }>`
    delete from calibration_measurements using nodes
    where nodes.id = any(${[...nodeIds]}::text[])
      and calibration_measurements.node_id = nodes.id
      and calibration_measurements.organization_id = ${HOLDER}
    returning nodes.id`.execute(tx)
  return new Set(rows.map((row) => row.id))
}
