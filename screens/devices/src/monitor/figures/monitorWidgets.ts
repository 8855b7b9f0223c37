import type { Widget } from '@airshed/console-kit'
import type { WindPoints } from './windPoints.ts'

/** A widget in a pane, without a place in a grid. */
function widget(id: string, type: string, config: Record<string, unknown>): Widget {
  const place = { x: 0, y: 0, w: 4, h: 3 }
  const layout = { xl: place, lg: place, md: place, sm: place, xs: place }
  return { id, type, configVersion: 1, layout, config }
}

/** Ids by which downloads find the widgets. */
export const CHART_ID = 'monitor-chart'
export const WIND_ID = 'monitor-wind'

export interface ChartOptions {
  hasGaps: boolean
  hasLimits: boolean
  hasAlertLimits: boolean
  /** Beside corrected values. */
  hasReported: boolean
}

export const chartWidget = (
  nodeId: string,
  ids: readonly string[],
  { hasGaps, hasLimits, hasAlertLimits, hasReported }: ChartOptions,
): Widget =>
  widget(CHART_ID, 'ChartWidget', {
    node_id: [nodeId],
    selected_data_point_ids: [...ids],
    show_data_gaps: hasGaps,
    show_zones: hasLimits,
    show_alert_limits: hasAlertLimits,
    ...(hasReported ? { show_reported: true } : {}),
  })

/** A chart of one quantity that a device measures about itself. */
export const healthWidget = (nodeId: string, id: string): Widget =>
  widget(`health-${id}`, 'ChartWidget', {
    node_id: [nodeId],
    selected_data_point_ids: [id],
    show_data_gaps: true,
  })

export const windWidget = (nodeId: string, { speedId, directionId }: WindPoints): Widget =>
  widget(WIND_ID, 'WindRoseWidget', {
    node_id: nodeId,
    speed_data_point_id: speedId,
    direction_data_point_id: directionId,
  })

export const mapWidget = (nodeId: string): Widget =>
  widget('monitor-map', 'MapWidget', { node_id: [nodeId] })
