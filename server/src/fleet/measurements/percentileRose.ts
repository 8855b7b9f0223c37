import { percentileRoseOf } from '@airshed/domain'
import type { PercentileRoseResult, PercentileRoseSearch } from '@airshed/schemas'
import type { ServerContext } from '../../context.ts'
import type { Condition } from '../../storage/rows/visible.ts'
import { readWindHours } from './windHours.ts'

/**
 * The percentile rose of data points on nodes that meet the condition, or null if one of them does not.
 *
 * @param callerId the caller, whose searches are serialized
 * @throws ApiError 400 as `readWindHours`
 */
export async function findPercentileRose(
  context: ServerContext,
  visible: Condition,
  search: PercentileRoseSearch,
  callerId: string,
): Promise<PercentileRoseResult> {
  const found = await readWindHours(context, visible, search, callerId)
  if (found === null) return { data: null }
  const { sector_count: sectorCount, percentiles } = search
  const rose = percentileRoseOf(found.hours, {
    ...(sectorCount === undefined ? {} : { sectorCount }),
    ...(percentiles === undefined ? {} : { percentiles }),
  })
  return { data: { ...found.basis, ...rose } }
}
