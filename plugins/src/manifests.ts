import type {
  DeviceFormManifest,
  Manifest,
  Migration,
  ScreenManifest,
  WidgetManifest,
} from '@airshed/contract'
import * as airGradientForm from '@airshed/form-airgradient/manifest'
import * as dustTrakForm from '@airshed/form-dust-trak/manifest'
import * as thiamisForm from '@airshed/form-thiamis/manifest'
import * as dataRamForm from '@airshed/form-data-ram/manifest'
import * as particlesPlusForm from '@airshed/form-particles-plus/manifest'
import * as soundProForm from '@airshed/form-sound-pro/manifest'
import * as alphaSenseForm from '@airshed/form-alpha-sense/manifest'
import * as davisForm from '@airshed/form-davis/manifest'
import * as channelsForm from '@airshed/form-channels/manifest'
import * as genericForm from '@airshed/form-generic/manifest'
import * as healthwayForm from '@airshed/form-healthway/manifest'
import * as theThingsStackForm from '@airshed/form-the-things-stack/manifest'
import * as alertsScreen from '@airshed/screen-alerts/manifest'
import * as apiScreen from '@airshed/screen-api/manifest'
import * as dashboardScreen from '@airshed/screen-dashboard/manifest'
import * as dashboardsScreen from '@airshed/screen-dashboards/manifest'
import * as devicesScreen from '@airshed/screen-devices/manifest'
import * as homeScreen from '@airshed/screen-home/manifest'
import * as invitationsScreen from '@airshed/screen-invitations/manifest'
import * as jobsScreen from '@airshed/screen-jobs/manifest'
import * as pluginsScreen from '@airshed/screen-plugins/manifest'
import * as profilesScreen from '@airshed/screen-profiles/manifest'
import * as profileScreen from '@airshed/screen-profile/manifest'
import * as organizationsScreen from '@airshed/screen-organizations/manifest'
import * as outboxScreen from '@airshed/screen-outbox/manifest'
import * as auditScreen from '@airshed/screen-audit/manifest'
import * as usersScreen from '@airshed/screen-users/manifest'
import * as ingestKeysScreen from '@airshed/screen-ingest-keys/manifest'
import * as webhooksScreen from '@airshed/screen-webhooks/manifest'
import * as partnershipsScreen from '@airshed/screen-partnerships/manifest'
import * as organizationRequestsScreen from '@airshed/screen-organization-requests/manifest'
import * as importsScreen from '@airshed/screen-imports/manifest'
import * as colocationScreen from '@airshed/screen-colocation/manifest'
import * as archivesScreen from '@airshed/screen-archives/manifest'
import * as calibrationsScreen from '@airshed/screen-calibrations/manifest'
import * as airQualityIndexWidget from '@airshed/widget-air-quality-index/manifest'
import * as chartWidget from '@airshed/widget-chart/manifest'
import * as devicesOnlineWidget from '@airshed/widget-devices-online/manifest'
import * as heatmapWidget from '@airshed/widget-heatmap/manifest'
import * as windRoseWidget from '@airshed/widget-wind-rose/manifest'
import * as timeVariationWidget from '@airshed/widget-time-variation/manifest'
import * as calendarPlotWidget from '@airshed/widget-calendar-plot/manifest'
import * as scatterWidget from '@airshed/widget-scatter/manifest'
import * as percentileRoseWidget from '@airshed/widget-percentile-rose/manifest'
import * as polarPlotWidget from '@airshed/widget-polar-plot/manifest'
import * as chartTableWidget from '@airshed/widget-chart-table/manifest'
import * as mapWidget from '@airshed/widget-map/manifest'
import * as tableWidget from '@airshed/widget-table/manifest'
import * as compareDevicesWidget from '@airshed/widget-compare-devices/manifest'
import * as recentMeasurementsWidget from '@airshed/widget-recent-measurements/manifest'
import * as nodeWidget from '@airshed/widget-node/manifest'
import * as recentAlertsWidget from '@airshed/widget-recent-alerts/manifest'
import * as textWidget from '@airshed/widget-text/manifest'
import * as blocksWidget from '@airshed/widget-blocks/manifest'
import * as infoWidget from '@airshed/widget-info/manifest'
import * as modulesWidget from '@airshed/widget-modules/manifest'
import * as sensorWidget from '@airshed/widget-sensor/manifest'
import * as totalDevicesColumnWidget from '@airshed/widget-total-devices-column/manifest'
import * as totalDevicesPieWidget from '@airshed/widget-total-devices-pie/manifest'
import * as trendWidget from '@airshed/widget-trend/manifest'
import type { TSchema } from 'typebox'

/** The part of a widget that can be read without drawing it: enough to validate a saved config. */
export interface WidgetPlugin {
  readonly manifest: WidgetManifest
  readonly config: TSchema
  /** absent: the config has only ever had one shape */
  readonly migrations?: readonly Migration[]
}

interface OtherPlugin {
  readonly manifest: ScreenManifest | DeviceFormManifest
}

/**
 * The plugins of plugins.ts in the same order, as exported by their "./manifest" entries: without
 * components, so that the server and tests can read them without React.
 */
const BUILT_IN: readonly (WidgetPlugin | OtherPlugin)[] = [
  homeScreen,
  dashboardsScreen,
  dashboardScreen,
  devicesScreen,
  alertsScreen,
  invitationsScreen,
  apiScreen,
  pluginsScreen,
  jobsScreen,
  profilesScreen,
  profileScreen,
  organizationsScreen,
  outboxScreen,
  auditScreen,
  usersScreen,
  ingestKeysScreen,
  webhooksScreen,
  partnershipsScreen,
  organizationRequestsScreen,
  importsScreen,
  colocationScreen,
  archivesScreen,
  calibrationsScreen,
  chartWidget,
  nodeWidget,
  heatmapWidget,
  mapWidget,
  chartTableWidget,
  tableWidget,
  airQualityIndexWidget,
  windRoseWidget,
  timeVariationWidget,
  calendarPlotWidget,
  trendWidget,
  scatterWidget,
  percentileRoseWidget,
  polarPlotWidget,
  compareDevicesWidget,
  textWidget,
  recentMeasurementsWidget,
  blocksWidget,
  infoWidget,
  modulesWidget,
  sensorWidget,
  recentAlertsWidget,
  devicesOnlineWidget,
  totalDevicesPieWidget,
  totalDevicesColumnWidget,
  dustTrakForm,
  thiamisForm,
  airGradientForm,
  dataRamForm,
  particlesPlusForm,
  soundProForm,
  alphaSenseForm,
  davisForm,
  channelsForm,
  genericForm,
  healthwayForm,
  theThingsStackForm,
]

const isWidget = (plugin: WidgetPlugin | OtherPlugin): plugin is WidgetPlugin =>
  plugin.manifest.kind === 'widget'

/** The manifest of every built-in plugin. */
export const BUILT_IN_MANIFESTS: readonly Manifest[] = BUILT_IN.map(({ manifest }) => manifest)

/** Every built-in widget, with the schema of its config and the migrations of saved ones. */
export const BUILT_IN_WIDGETS: readonly WidgetPlugin[] = BUILT_IN.filter(isWidget)
