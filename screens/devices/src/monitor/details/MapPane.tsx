import { EmptyState, type Node, type PluginIntl } from '@airshed/kit'
import { mapWidget } from '../figures/monitorWidgets.ts'
import { PaneWidget } from '../figures/PaneWidget.tsx'
import type { MonitorRange } from '../range/useMonitorRange.ts'

export interface MapPaneProps {
  node: Node
  range: MonitorRange
  intl: PluginIntl
}

/** Where a device is; without a location there is no map to show. */
export function MapPane({ node, range, intl }: MapPaneProps) {
  if (node.location === null) {
    return <EmptyState title={intl.formatMessage({ id: 'map.none' })} />
  }
  return <PaneWidget widget={mapWidget(node.node_id)} range={range} isTitleHidden />
}
