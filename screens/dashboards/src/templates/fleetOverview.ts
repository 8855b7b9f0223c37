import { mostMeasured } from './dataPoints.ts'
import { PARAMETER } from './parameters.ts'
import { heatmapOf, mapOf, plainWidget } from './sketches.ts'
import type { DashboardTemplate } from './template.ts'

/** The parameter of a fleet's heat map: of these, the one that most devices measure; on a tie, the first. */
const FLEET_PATHS = [PARAMETER.pm25, PARAMETER.pm10, PARAMETER.co2, PARAMETER.windSpeed]

/** Is everything reporting, where is it, and what is wrong? */
export const fleetOverview: DashboardTemplate = {
  id: 'fleet',
  icon: 'satellite',
  sketch({ nodes }, words) {
    if (nodes.length === 0) return { state: 'missing', reason: 'template.missing.devices' }
    const common = mostMeasured(nodes, FLEET_PATHS)
    return {
      state: 'ready',
      widgets: [
        plainWidget('TotalDevicesOnlinePieChartWidget', 4, 4),
        plainWidget('TotalDevicesOnlineColumnChartWidget', 4, 4),
        plainWidget('DevicesOnlineChartWidget', 8, 4),
        ...mapOf(words.text('template.widget.devices'), nodes),
        plainWidget('RecentAlertsWidget', 8, 4),
        ...(common === null ? [] : heatmapOf(words, common.nodes, common.path)),
      ],
    }
  },
}
