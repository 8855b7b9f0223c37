import { foundIn, type DataNeed, type NeedsContext } from '@airshed/kit/define'
import type { MapConfig } from './config.ts'

/** Above this number of devices, the pins show newest readings only: their hours would be too many. */
const GRADED_DEVICES_MAX = 200

/** Identifies the requested readings in the view state. */
export const foundKey = ({ node_id: nodeIds }: MapConfig): string => nodeIds.join(' ')

/**
 * The devices with their data points and profiles, kept current while the page is live; their air by hours
 * unless they are too many; and the newest readings that the nodes themselves do not have: on a page that
 * shows the past those at the end of its range, otherwise for an open device those of data points without
 * a value.
 */
export function needs(
  config: MapConfig,
  { viewState }: Pick<NeedsContext, 'viewState'> = { viewState: {} },
): readonly DataNeed[] {
  if (config.node_id.length === 0) return []
  const dataPointIds = foundIn(viewState, foundKey(config)) ?? []
  const nodes = {
    kind: 'nodes',
    nodeIds: config.node_id,
    includes: ['data_points', 'profiles'],
  } as const
  const air = { kind: 'airQuality', nodeIds: config.node_id, isOptional: true } as const
  const always = config.node_id.length > GRADED_DEVICES_MAX ? [nodes] : [nodes, air]
  if (dataPointIds.length === 0) return always
  const newest = { lastPoints: 1, until: 'range' } as const
  return [
    ...always,
    { kind: 'measurements', dataPointIds, window: newest, statistic: 'mean', live: true },
  ]
}
