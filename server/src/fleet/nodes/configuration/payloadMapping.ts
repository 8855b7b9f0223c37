import { issueText } from '@airshed/contract'
import { deviceModel, payloadMappingIssues } from '@airshed/domain'
import type { Issue, PayloadMapping } from '@airshed/schemas'
import type { Kysely, Transaction } from 'kysely'
import { apiError } from '../../../base/errors.ts'
import type { Tables } from '../../../storage/store/tables.ts'

/**
 * Checks a mapping for the fields of a device.
 *
 * @throws VALIDATION_FAILED for a type whose payloads are not mapped, and with the issues of
 *   `payloadMappingIssues`
 */
export function checkPayloadMapping(type: string, mapping: PayloadMapping): void {
  const issues: Issue[] = deviceModel(type).mapsPayload
    ? payloadMappingIssues(mapping)
    : [{ path: '', expected: `none for a device of type ${type}`, got: 'a mapping' }]
  const placed = issues.map((issue) => ({ ...issue, path: `/payload_mapping${issue.path}` }))
  const [first] = placed
  if (first === undefined) return
  throw apiError('VALIDATION_FAILED', { where: 'The body', first: issueText(first) }, placed)
}

/** The payload mapping of a device, in the order in which it was listed. */
export const payloadMappingOf = (db: Kysely<Tables>, nodeId: string): Promise<PayloadMapping> =>
  db
    .selectFrom('payload_fields')
    .select(['field', 'parameter', 'unit'])
    .where('node_id', '=', nodeId)
    .orderBy('position')
    .execute()

/**
 * Replaces a mapping.
 *
 * @returns the previous one, or null if it was the same
 */
export async function replacePayloadMapping(
  tx: Transaction<Tables>,
  nodeId: string,
  mapping: PayloadMapping,
): Promise<PayloadMapping | null> {
  const before = await payloadMappingOf(tx, nodeId)
  if (isSame(before, mapping)) return null
  await tx.deleteFrom('payload_fields').where('node_id', '=', nodeId).execute()
  if (mapping.length > 0) {
    const rows = mapping.map(({ field, parameter, unit }, position) => ({
      node_id: nodeId,
      position,
      field,
      parameter,
      unit,
    }))
    await tx.insertInto('payload_fields').values(rows).execute()
  }
  return before
}

const isSame = (one: PayloadMapping, other: PayloadMapping): boolean =>
  one.length === other.length &&
  one.every(({ field, parameter, unit }, index) => {
    const twin = other[index]
    return twin?.field === field && twin.parameter === parameter && twin.unit === unit
  })
