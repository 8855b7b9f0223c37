import type { AnyWidgetDefinition } from '@airshed/contract'
import chart from '@airshed/widget-chart'
import devicesOnline from '@airshed/widget-devices-online'
import node from '@airshed/widget-node'
import recentAlerts from '@airshed/widget-recent-alerts'
import table from '@airshed/widget-table'
import text from '@airshed/widget-text'
import totalDevicesColumn from '@airshed/widget-total-devices-column'
import totalDevicesPie from '@airshed/widget-total-devices-pie'

/** Widgets on the screens of the catalogue: those of home, and some that a dashboard often has. */
export const SCREEN_WIDGETS: readonly AnyWidgetDefinition[] = [
  chart,
  node,
  table,
  text,
  recentAlerts,
  devicesOnline,
  totalDevicesPie,
  totalDevicesColumn,
]
