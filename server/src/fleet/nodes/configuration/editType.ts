import { NODE_TYPE_MAX, type NodeEdit } from '@airshed/schemas'
import type { NodeRow } from '../../../access/entities/nodes.ts'
import { cleanText } from '../../ingest/rules/text.ts'
import { invalidField } from '../../../access/input/invalidField.ts'

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
