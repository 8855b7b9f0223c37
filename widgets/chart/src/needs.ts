import type { DataNeed } from '@airshed/kit/define'
import type { ChartConfig } from './config.ts'

/**
 * All chosen data points over the range of the page: those waiting in the legend have their figures there.
 * The profiles and the conditions of alerts only if their limits are drawn, reported readings only if they are drawn beside
 * corrected ones.
 */
export function needs(config: ChartConfig): readonly DataNeed[] {
  const { selected_data_point_ids: dataPointIds, node_id: nodeIds, show_zones: showZones } = config
  const { show_alert_limits: showAlertLimits, show_reported: showReported } = config
  if (dataPointIds.length === 0) return []
  const readings = {
    kind: 'measurements',
    dataPointIds,
    window: 'range',
    statistic: 'mean',
    live: true,
  } as const
  return [
    readings,
    ...(showReported === true ? [{ ...readings, basis: 'reported' } as const] : []),
    { kind: 'statistics', dataPointIds },
    ...(showZones === true ? [{ kind: 'profiles', nodeIds } as const] : []),
    ...(showAlertLimits === true ? [{ kind: 'alertLimits', dataPointIds } as const] : []),
  ]
}
