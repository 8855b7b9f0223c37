import { lazyDeviceForm, type RegisteredPlugin } from '@airshed/contract'
import { manifest as airGradientForm } from '@airshed/form-airgradient/manifest'
import { manifest as dustTrakForm } from '@airshed/form-dust-trak/manifest'
import { manifest as thiamisForm } from '@airshed/form-thiamis/manifest'
import { manifest as dataRamForm } from '@airshed/form-data-ram/manifest'
import { manifest as particlesPlusForm } from '@airshed/form-particles-plus/manifest'
import { manifest as soundProForm } from '@airshed/form-sound-pro/manifest'
import { manifest as alphaSenseForm } from '@airshed/form-alpha-sense/manifest'
import { manifest as davisForm } from '@airshed/form-davis/manifest'
import { manifest as channelsForm } from '@airshed/form-channels/manifest'
import { manifest as genericForm } from '@airshed/form-generic/manifest'
import { manifest as healthwayForm } from '@airshed/form-healthway/manifest'
import { manifest as theThingsStackForm } from '@airshed/form-the-things-stack/manifest'
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
import colocationScreen from '@airshed/screen-colocation'
import archivesScreen from '@airshed/screen-archives'
import calibrationsScreen from '@airshed/screen-calibrations'
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
import trendWidget from '@airshed/widget-trend'

/**
 * Every plugin that the console is built with, in registration order. Each is a definition whose
 * components load when they are drawn; of a device form all but the manifest, as few pages have one. The same list for
 * the server, which draws nothing: manifests.ts.
 */
export const BUILT_IN_PLUGINS: readonly RegisteredPlugin[] = [
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
  lazyDeviceForm(dustTrakForm, () => import('@airshed/form-dust-trak')),
  lazyDeviceForm(thiamisForm, () => import('@airshed/form-thiamis')),
  lazyDeviceForm(airGradientForm, () => import('@airshed/form-airgradient')),
  lazyDeviceForm(dataRamForm, () => import('@airshed/form-data-ram')),
  lazyDeviceForm(particlesPlusForm, () => import('@airshed/form-particles-plus')),
  lazyDeviceForm(soundProForm, () => import('@airshed/form-sound-pro')),
  lazyDeviceForm(alphaSenseForm, () => import('@airshed/form-alpha-sense')),
  lazyDeviceForm(davisForm, () => import('@airshed/form-davis')),
  lazyDeviceForm(channelsForm, () => import('@airshed/form-channels')),
  lazyDeviceForm(genericForm, () => import('@airshed/form-generic')),
  lazyDeviceForm(healthwayForm, () => import('@airshed/form-healthway')),
  lazyDeviceForm(theThingsStackForm, () => import('@airshed/form-the-things-stack')),
]
