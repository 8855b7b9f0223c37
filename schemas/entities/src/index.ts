// The schemas of every entity, by subject.

// Alerts, their rules, and who is notified of them.
export * from './alert.ts'
export * from './alertTemplate.ts'
export * from './alertSubscribers.ts'
export * from './alertRules.ts'
export * from './notification.ts'
export * from './maintenanceWindow.ts'
export {
  CHANNEL_KINDS,
  CHANNEL_READABLE,
  CHANNEL_SECRETS,
  CHANNEL_SERVICES,
  channelFields,
  type ChannelField,
  type ChannelService,
  type ChannelSettingName,
  DEFAULT_NTFY_SERVER,
  isChannelSecret,
  type StoredChannelSettings,
} from './channelServices.ts'
export * from './notificationChannel.ts'
export * from './olderAlertRules.ts'

// The messages between a device and the server.
export * from './channel/debugLine.ts'
export * from './channel/certificateRequest.ts'
export * from './channel/deviceCommand.ts'
export * from './channel/deviceKey.ts'
export * from './channel/deviceSettings.ts'
export * from './channel/inbox.ts'
export * from './channel/nodeFacts.ts'
export * from './channel/nodeScript.ts'
export * from './channel/nodeWifi.ts'
export * from './channel/outbox.ts'
export * from './channel/settingState.ts'
export * from './channel/settingNames.ts'
export * from './channel/settingsOfKind.ts'
export * from './channel/thiamisPaths.ts'

// Dashboards, their versions and widgets.
export * from './dashboard.ts'
export * from './dashboardFile.ts'
export * from './dashboardVersion.ts'
export * from './widget.ts'

// Devices, their sensors, and what users do with them.
export * from './calibration.ts'
export * from './dataPoint.ts'
export * from './deviceEvent.ts'
export * from './firmware.ts'
export * from './firmwareRollout.ts'
export * from './gasReference.ts'
export * from './computedParameter.ts'
export * from './correction.ts'
export * from './node.ts'
export * from './nodeChange.ts'
export * from './nodeClaim.ts'
export * from './nodeTagging.ts'
export * from './nodeTag.ts'
export * from './nodeParty.ts'
export * from './payloadMapping.ts'
export * from './profile.ts'
export * from './publicLink.ts'
export * from './sensor.ts'
export * from './sensors/alpha-sense.ts'
export { ChannelsSettings } from './sensors/channels.ts'
export * from './sensors/data-ram.ts'
export * from './sensors/davis.ts'
export * from './sensors/dust-trak.ts'
export * from './sensors/generic.ts'
export * from './sensors/other.ts'
export * from './sensors/particles-plus.ts'
export * from './sensors/sensorSchemas.ts'
export * from './sensors/sensorSettings.ts'
export * from './sensors/sound-pro.ts'
export * from './stats.ts'
export * from './serial.ts'

// Imports of files, and the map that says what their columns mean.
export * from './importFile.ts'
export * from './importMap/columnStatus.ts'
export * from './importMap/importMap.ts'
export * from './importMap/mapColumn.ts'
export * from './importMap/mapRows.ts'
export * from './importMap/mapTime.ts'
export * from './importMap/textEncoding.ts'

// Archives of readings.
export * from './snapshot.ts'

// Measurements, and what is computed from them.
export * from './airNow.ts'
export * from './airQuality.ts'
export * from './answerLimits.ts'
export * from './colocation.ts'
export * from './hourStatistics.ts'
export * from './measurement.ts'
export * from './measurementFlags.ts'
export * from './pairs.ts'
export * from './qualityFlag.ts'
export * from './readingRevision.ts'
export * from './rose.ts'
export * from './windStatistics.ts'

// Organizations, people, and what they may do.
export * from './accessContext.ts'
export * from './audit.ts'
export * from './invitation.ts'
export * from './listedUser.ts'
export * from './formationRequest.ts'
export * from './ingestKey.ts'
export * from './member.ts'
export * from './organization.ts'
export * from './permission.ts'
export * from './partnership.ts'
export * from './picture.ts'
export * from './passwordChange.ts'
export * from './secondFactor.ts'
export * from './session.ts'
export * from './token.ts'
export * from './user.ts'
export * from './userRole.ts'
export * from './userSession.ts'

// Plugins, installed and offered.
export * from './plugin.ts'
export * from './pluginOffer.ts'

// What calls share, and the server's own work.
export * from './common.ts'
export * from './error.ts'
export * from './geocoder.ts'
export * from './job.ts'
export * from './list.ts'
export * from './listView.ts'
export * from './live.ts'
export * from './locale.ts'
export * from './mail.ts'
export * from './telemetry.ts'

// Webhooks, their events, and the deliveries.
export * from './webhook.ts'
export * from './webhookDelivery.ts'
export * from './webhookFailure.ts'
export * from './webhookEvents/alertStateChanged.ts'
export * from './webhookEvents/catalogue.ts'
export * from './webhookEvents/deviceStatusChanged.ts'
export * from './webhookEvents/eventTypes.ts'
export * from './webhookEvents/measurementsStored.ts'
export * from './webhookEvents/webhookTest.ts'
