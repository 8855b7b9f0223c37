import type { AnyPlugin } from '@airshed/contract'
import airGradientForm from '@airshed/form-airgradient'
import dustTrakForm from '@airshed/form-dust-trak'
import thiamisForm from '@airshed/form-thiamis'
import dataRamForm from '@airshed/form-data-ram'
import particlesPlusForm from '@airshed/form-particles-plus'
import soundProForm from '@airshed/form-sound-pro'
import alphaSenseForm from '@airshed/form-alpha-sense'
import davisForm from '@airshed/form-davis'
import channelsForm from '@airshed/form-channels'
import genericForm from '@airshed/form-generic'
import healthwayForm from '@airshed/form-healthway'
import theThingsStackForm from '@airshed/form-the-things-stack'
import alertsScreen from '@airshed/screen-alerts'
import apiScreen from '@airshed/screen-api'
import dashboardScreen from '@airshed/screen-dashboard'
import dashboardsScreen from '@airshed/screen-dashboards'
import devicesScreen from '@airshed/screen-devices'
import homeScreen from '@airshed/screen-home'
import invitationsScreen from '@airshed/screen-invitations'
import jobsScreen from '@airshed/screen-jobs'
import pluginsScreen from '@airshed/screen-plugins'
import profilesScreen from '@airshed/screen-profiles'
import profileScreen from '@airshed/screen-profile'
import organizationsScreen from '@airshed/screen-organizations'
import outboxScreen from '@airshed/screen-outbox'
import auditScreen from '@airshed/screen-audit'
import usersScreen from '@airshed/screen-users'
import ingestKeysScreen from '@airshed/screen-ingest-keys'
import webhooksScreen from '@airshed/screen-webhooks'
import partnershipsScreen from '@airshed/screen-partnerships'
import organizationRequestsScreen from '@airshed/screen-organization-requests'
import importsScreen from '@airshed/screen-imports'
import airQualityIndexWidget from '@airshed/widget-air-quality-index'
import chartWidget from '@airshed/widget-chart'
import devicesOnlineWidget from '@airshed/widget-devices-online'
import heatmapWidget from '@airshed/widget-heatmap'
import windRoseWidget from '@airshed/widget-wind-rose'
import timeVariationWidget from '@airshed/widget-time-variation'
import calendarPlotWidget from '@airshed/widget-calendar-plot'
import scatterWidget from '@airshed/widget-scatter'
import percentileRoseWidget from '@airshed/widget-percentile-rose'
import polarPlotWidget from '@airshed/widget-polar-plot'
import chartTableWidget from '@airshed/widget-chart-table'
import mapWidget from '@airshed/widget-map'
import tableWidget from '@airshed/widget-table'
import compareDevicesWidget from '@airshed/widget-compare-devices'
import recentMeasurementsWidget from '@airshed/widget-recent-measurements'
import nodeWidget from '@airshed/widget-node'
import recentAlertsWidget from '@airshed/widget-recent-alerts'
import textWidget from '@airshed/widget-text'
import blocksWidget from '@airshed/widget-blocks'
import infoWidget from '@airshed/widget-info'
import modulesWidget from '@airshed/widget-modules'
import sensorWidget from '@airshed/widget-sensor'
import totalDevicesColumnWidget from '@airshed/widget-total-devices-column'
import totalDevicesPieWidget from '@airshed/widget-total-devices-pie'

/**
 * Every plugin that the console is built with, in registration order. Each is a definition whose
 * components load when they are drawn. The same list for the server, which draws nothing: manifests.ts.
 */
export const BUILT_IN_PLUGINS: readonly AnyPlugin[] = [
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
