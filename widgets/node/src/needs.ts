import type { DataNeed } from '@airshed/kit/define'
import type { NodeConfig } from './config.ts'

/** Time span of the small line beside a value. */
export const COURSE_MS = 3 * 3_600_000

/**
 * The devices with their data points and profiles, their air by hours, and for each chosen data point the
 * newest reading and the hours before it; on a page that shows the past, those at the end of its range.
 */
export function needs(config: NodeConfig): readonly DataNeed[] {
  const { node_id: nodeIds, selected_data_point_ids: dataPointIds } = config
  if (nodeIds.length === 0 || dataPointIds.length === 0) return []
  const readings = { kind: 'measurements', dataPointIds, statistic: 'mean', live: true } as const
  return [
    { kind: 'nodes', nodeIds, includes: ['data_points', 'profiles'] },
    { kind: 'airQuality', nodeIds, isOptional: true },
    { ...readings, window: { lastPoints: 1, until: 'range' } },
    { ...readings, window: { lastMs: COURSE_MS, until: 'range' } },
  ]
}
