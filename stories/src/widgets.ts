import type { AnyWidgetDefinition } from '@airshed/contract'
import { builtInWidget } from '@airshed/plugins'

/** Widgets on the screens of the catalogue: those of home, and some that a dashboard often has. */
export const SCREEN_WIDGETS: readonly AnyWidgetDefinition[] = [
  'ChartWidget',
  'NodeWidget',
  'TableWidget',
  'TextWidget',
  'RecentAlertsWidget',
  'DevicesOnlineChartWidget',
  'TotalDevicesOnlinePieChartWidget',
  'TotalDevicesOnlineColumnChartWidget',
].map(builtInWidget)
