import { NODE_TYPE_MAX, type NodeEdit } from '@airshed/schemas'
import type { Transaction } from 'kysely'
import type { NodeRow } from '../../../entities/nodes.ts'
import { cleanText } from '../../../ingest/rules/text.ts'
import type { Tables } from '../../../store/tables.ts'
import { invalidField } from '../../input/invalidField.ts'
import { hasSetting } from './settingsOfType.ts'

/**
 * The type of a device after a change, written as one that a device reports.
 *
 * @throws VALIDATION_FAILED for a type without visible characters
 */
export function editedType(row: NodeRow, { type }: NodeEdit): string {
  if (type === undefined) return row.type
  const cleaned = cleanText(type, NODE_TYPE_MAX)
  if (cleaned === '') throw invalidField('/type', 'a device type, such as Thiamis-1000', type)
  return cleaned
}

/** Withdraws the settings requested of a device that its new type does not have; what it reported stays. */
export async function withdrawForeign(
  tx: Transaction<Tables>,
  nodeId: string,
  type: string,
): Promise<void> {
  const rows = await tx
    .selectFrom('device_settings')
    .select('name')
    .where('node_id', '=', nodeId)
    .where('sensor_id', '=', '')
    .where('desired_version', 'is not', null)
    .execute()
  const foreign = rows.map(({ name }) => name).filter((name) => !hasSetting(type, name))
  if (foreign.length === 0) return
  await tx
    .deleteFrom('device_settings')
    .where('node_id', '=', nodeId)
    .where('sensor_id', '=', '')
    .where('name', 'in', foreign)
    .where('reported_at', 'is', null)
    .execute()
  await tx
    .updateTable('device_settings')
    .set({
      desired: null,
      desired_version: null,
      asked_at: null,
      asked_by: null,
      refused_version: null,
      refused_reason: null,
    })
    .where('node_id', '=', nodeId)
    .where('sensor_id', '=', '')
    .where('name', 'in', foreign)
    .execute()
}
