import { setImmediate } from 'node:timers/promises'
import { polarPlotRows } from '@airshed/domain'
import type { PolarPlotResult, PolarPlotSearch } from '@airshed/schemas'
import type { ServerContext } from '../../context.ts'
import type { Condition } from '../../storage/rows/visible.ts'
import { readWindHours } from './windHours.ts'

/**
 * The polar plot of data points on nodes that meet the condition, or null if one of them does not.
 * Other work runs between its rows.
 *
 * @param callerId the caller, whose searches are serialized
 * @throws ApiError 400 as `readWindHours`
 */
export async function findPolarPlot(
  context: ServerContext,
  visible: Condition,
  search: PolarPlotSearch,
  callerId: string,
): Promise<PolarPlotResult> {
  const found = await readWindHours(context, visible, search, callerId)
  if (found === null) return { data: null }
  const rows = polarPlotRows(found.hours)
  for (;;) {
    const { done, value } = rows.next()
    if (done === true) return { data: { ...found.basis, ...value } }
    await setImmediate()
  }
}
