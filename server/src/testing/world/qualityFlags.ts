import { HOUR_MS } from '@airshed/domain'
import type { Insertable } from 'kysely'
import type { ServerContext } from '../../context.ts'
import type { QualityFlagsTable } from '../../storage/store/tables/qualityFlags.ts'
import type { SeededDataPoint } from '../seed.ts'
import { TEST_NOW_MS } from '../testServer.ts'

/**
 * Inserts a quality flag directly into the store, by default of a person and of the last hour. Readings do not follow it by
 * themselves. Returns its id.
 */
export async function seedQualityFlag(
  { store }: Pick<ServerContext, 'store'>,
  point: SeededDataPoint,
  changes: Partial<Insertable<QualityFlagsTable>> = {},
): Promise<string> {
  const { id } = await store.db
    .insertInto('quality_flags')
    .values({
      data_point: point.key,
      from_ts: TEST_NOW_MS - HOUR_MS,
      to_ts: TEST_NOW_MS,
      rule: 'manual',
      reason: 'Smoke of a barbecue',
      made_by: 'Seed',
      made_at: TEST_NOW_MS,
      ...changes,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  return String(id)
}
