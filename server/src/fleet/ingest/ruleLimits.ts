import { isDetectionLimit } from '@airshed/domain'
import { BELOW_LIMIT_BITS } from '@airshed/schemas'
import type { Kysely } from 'kysely'
import type { Tables } from '../../storage/store/tables.ts'
import type { SettledReading } from './settleReadings.ts'

/**
 * Adds to the readings below their detection limit how they count, by the rule of the organization that owns their device, so
 * that open pages count them as the store will. A payload without any costs one look at each flag.
 */
export async function ruleLimits(
  db: Kysely<Tables>,
  readings: SettledReading[],
): Promise<SettledReading[]> {
  const below = readings.filter(isBelow)
  if (below.length === 0) return readings
  const rows = await db
    .selectFrom('nodes')
    .innerJoin('organizations', 'organizations.id', 'nodes.organization_id')
    .select(['nodes.id', 'organizations.below_limit'])
    .where('nodes.id', 'in', [...new Set(below.map(({ series }) => series.nodeId))])
    .execute()
  const bits = new Map(rows.map((row) => [row.id, BELOW_LIMIT_BITS[row.below_limit]]))
  return readings.map((reading) =>
    isBelow(reading)
      ? { ...reading, flags: reading.flags | (bits.get(reading.series.nodeId) ?? 0) }
      : reading,
  )
}

const isBelow = ({ flags }: SettledReading): boolean => isDetectionLimit(flags)
