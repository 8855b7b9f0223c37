import { withReference } from '@airshed/domain'
import { DEFAULT_GAS_REFERENCE, type ComputedConditions } from '@airshed/schemas'
import type { Db } from '../../../storage/store/db.ts'

/**
 * Conditions that say to which air a mass refers, as its owner has chosen if they leave it open: a later choice changes
 * no computed parameter that exists.
 */
export async function statedReference(
  db: Db,
  nodeId: string,
  conditions: ComputedConditions,
): Promise<ComputedConditions> {
  if (conditions.mass === undefined || conditions.mass.reference !== undefined) return conditions
  const owner = await db
    .selectFrom('nodes')
    .innerJoin('organizations', 'organizations.id', 'nodes.organization_id')
    .select('organizations.gas_reference')
    .where('nodes.id', '=', nodeId)
    .executeTakeFirst()
  return withReference(conditions, owner?.gas_reference ?? DEFAULT_GAS_REFERENCE)
}
