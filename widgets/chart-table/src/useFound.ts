import { useOtherPlaces, type Node, type WidgetProps } from '@airshed/kit'
import { useEffect, useMemo } from 'react'
import type { ChartTableConfig } from './config.ts'
import { foundIn, ownIds, pathOf } from './listedIds.ts'

/** Without a choice, a device lists at most this many parameters. */
const FOUND_MAX = 50

/** The parameters of a device that ever had a reading. */
export function parameterIds({ data_points: points = [] }: Pick<Node, 'data_points'>): string[] {
  return points
    .filter(
      ({ _type: type, isMapped, lastTimeReportedTs }) =>
        type === 'metric' && isMapped && lastTimeReportedTs !== null,
    )
    .slice(0, FOUND_MAX)
    .map(({ _id: id }) => id)
}

/**
 * Stores in the view state what the settings leave open and the devices report: which parameters they
 * have, and where.
 */
export function useFound(
  props: Pick<WidgetProps<ChartTableConfig>, 'config' | 'data' | 'viewState' | 'actions'>,
): void {
  const { config, data, viewState, actions } = props
  const { node_id: nodeId, selected_data_point_ids: chosen = [] } = config
  const isOpen = chosen.length === 0
  useEffect(() => {
    const node = data.nodes.find(({ _id }) => _id === nodeId)
    if (!isOpen || node === undefined) return
    const dataPointIds = parameterIds(node)
    const known = foundIn(viewState, nodeId)?.dataPointIds
    if (JSON.stringify(known) === JSON.stringify(dataPointIds)) return
    actions.setViewState({ ...viewState, found: { nodeId, dataPointIds } })
  }, [isOpen, nodeId, data.nodes, viewState, actions])

  const paths = useMemo(() => ownIds(config, viewState).map(pathOf), [config, viewState])
  useOtherPlaces(paths, props)
}
