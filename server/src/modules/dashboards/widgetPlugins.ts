import type { Migration, WidgetManifest } from '@airshed/contract'
import * as chart from '@airshed/widget-chart/manifest'
import * as devicesOnline from '@airshed/widget-devices-online/manifest'
import * as heatmap from '@airshed/widget-heatmap/manifest'
import * as windRose from '@airshed/widget-wind-rose/manifest'
import * as chartTable from '@airshed/widget-chart-table/manifest'
import * as map from '@airshed/widget-map/manifest'
import * as table from '@airshed/widget-table/manifest'
import * as compareDevices from '@airshed/widget-compare-devices/manifest'
import * as recentMeasurements from '@airshed/widget-recent-measurements/manifest'
import * as node from '@airshed/widget-node/manifest'
import * as recentAlerts from '@airshed/widget-recent-alerts/manifest'
import * as text from '@airshed/widget-text/manifest'
import * as blocks from '@airshed/widget-blocks/manifest'
import * as info from '@airshed/widget-info/manifest'
import * as modules from '@airshed/widget-modules/manifest'
import * as sensor from '@airshed/widget-sensor/manifest'
import * as totalDevicesColumn from '@airshed/widget-total-devices-column/manifest'
import * as totalDevicesPie from '@airshed/widget-total-devices-pie/manifest'
import type { TSchema } from 'typebox'

/** What the server reads of a widget's plugin: enough to judge a saved config, nothing to draw it. */
export interface WidgetPlugin {
  readonly manifest: WidgetManifest
  readonly config: TSchema
  readonly migrations: readonly Migration[]
}

/** Every widget plugin whose configs the server checks. */
export const WIDGET_PLUGINS: readonly WidgetPlugin[] = [
  chart,
  node,
  heatmap,
  windRose,
  map,
  chartTable,
  table,
  compareDevices,
  text,
  recentMeasurements,
  blocks,
  info,
  modules,
  sensor,
  recentAlerts,
  devicesOnline,
  totalDevicesPie,
  totalDevicesColumn,
]
