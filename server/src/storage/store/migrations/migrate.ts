import type { Kysely } from 'kysely'
import { Migrator } from 'kysely/migration'
import type { Engine } from '../store.ts'
import { ground } from './0001_ground.ts'
import { dashboardVersions } from './0002_dashboards.ts'
import { access } from './0003_access.ts'
import { plugins } from './0004_plugins.ts'
import { tokens } from './0005_tokens.ts'
import { events } from './0006_events.ts'
import { jobs } from './0007_jobs.ts'
import { filesAndMail } from './0008_files_and_mail.ts'
import { rows } from './0009_rows.ts'
import { alerts } from './0010_alerts.ts'
import { reportingIntervals } from './0011_reporting_intervals.ts'
import { keylessDevices } from './0012_keyless_devices.ts'
import { signInAttempts } from './0013_sign_in_attempts.ts'
import { alertUrgency } from './0014_alert_urgency.ts'
import { pluginPublishers } from './0015_plugin_publishers.ts'
import { tokenNames } from './0016_token_names.ts'
import { parameterKinds } from './0017_parameter_kinds.ts'
import { pluginCatalogues } from './0018_plugin_catalogues.ts'
import { pluginSources } from './0019_plugin_sources.ts'
import { chosenLocale } from './0020_chosen_locale.ts'
import { importClock } from './0021_import_clock.ts'
import { unclaimedShares } from './0022_unclaimed_shares.ts'
import { chosenProfiles } from './0023_chosen_profiles.ts'
import { massUnits } from './0024_mass_units.ts'
import { hiddenReadings } from './0025_hidden_readings.ts'
import { nodeChanges } from './0026_node_changes.ts'
import { claimMisses } from './0027_claim_misses.ts'
import { deviceChannel } from './0028_device_channel.ts'
import { deviceRights } from './0029_device_rights.ts'
import { sensorSettings } from './0030_sensor_settings.ts'
import { metrics } from './0031_metrics.ts'
import { deviceFacts } from './0032_device_facts.ts'
import { deviceScripts } from './0033_device_scripts.ts'
import { mqttInbox } from './0034_mqtt_inbox.ts'
import { publicLinks } from './0035_public_links.ts'
import { monitorCommands } from './0036_monitor_commands.ts'
import { listViews } from './0037_list_views.ts'
import { organizationCreators } from './0038_organization_creators.ts'
import { payloadFields } from './0039_payload_fields.ts'
import { namedNodes } from './0040_named_nodes.ts'
import { alertEngine } from './0041_alert_engine.ts'
import { notifications } from './0042_notifications.ts'
import { notificationChannels } from './0043_notification_channels.ts'
import { mailParts } from './0045_mail_parts.ts'
import { notificationWords } from './0046_notification_words.ts'
import { outboxWaiting } from './0047_outbox_waiting.ts'
import { quietReadings } from './0048_quiet_readings.ts'
import { maintenanceWindows } from './0049_maintenance_windows.ts'
import { userAccounts } from './0050_user_accounts.ts'
import { secretLinks } from './0051_secret_links.ts'
import { userSessions } from './0052_user_sessions.ts'
import { secondFactors } from './0053_second_factors.ts'
import { pictures } from './0054_pictures.ts'
import { organizations } from './0055_organizations.ts'
import { ingestKeys } from './0056_ingest_keys.ts'
import { partnerships } from './0057_partnerships.ts'
import { tokenPermissions } from './0058_token_permissions.ts'
import { webhooks } from './0059_webhooks.ts'
import { auditLog } from './0061_audit_log.ts'
import { webhookAttempts } from './0064_webhook_attempts.ts'
import { claimedRoles } from './0066_claimed_roles.ts'
import { payloadsOfAccounts } from './0067_payloads_of_accounts.ts'
import { statusMarksOfHolders } from './0068_status_marks_of_holders.ts'
import { sessionEpochs } from './0069_session_epochs.ts'
import { keyMakers } from './0072_key_makers.ts'
import { measurementRevisions } from './0077_measurement_revisions.ts'
import { deviceCertificates } from './0087_device_certificates.ts'
import { attention } from './0091_attention.ts'
import { fileImports } from './0088_file_imports.ts'
import { plainStoredNames } from './0092_plain_names.ts'
import { revisionOrder } from './0093_revision_order.ts'
import { importFailures } from './0095_import_failures.ts'
import { deviceZones } from './0096_device_zones.ts'
import { nodeVersions } from './0097_node_versions.ts'
import { deviceIdentity } from './0099_device_identity.ts'
import { withdrawnCommands } from './0102_withdrawn_commands.ts'
import { askingOrders } from './0103_asking_orders.ts'
import { nodeTags } from './0105_node_tags.ts'
import { filteredFacts } from './0106_filtered_facts.ts'
import { wokenDevices } from './0108_woken_devices.ts'
import { measuredBatteries } from './0111_measured_batteries.ts'
import { missingData } from './0116_missing_data.ts'
import { onlineStatus } from './0117_online_status.ts'
import { quietSilences } from './0118_quiet_silences.ts'
import { lockedDevices } from './0120_locked_devices.ts'
import { endsOfMutes } from './0121_ends_of_mutes.ts'
import { repeatsAndEscalation } from './0122_repeats_and_escalation.ts'
import { methodsOfSubscribers } from './0123_methods_of_subscribers.ts'
import { acknowledgementComments } from './0124_acknowledgement_comments.ts'
import { alertTemplates } from './0125_alert_templates.ts'
import { unknownTimes } from './0126_unknown_times.ts'
import { decimalsOfReadings } from './0129_decimals_of_readings.ts'
import { gasReferences } from './0130_gas_references.ts'
import { massReferences } from './0131_mass_references.ts'
import { belowLimit } from './0132_below_limit.ts'

/** Every step in order; a released step is never changed. */
const STEPS = {
  '0001_ground': ground,
  '0002_dashboards': dashboardVersions,
  '0003_access': access,
  '0004_plugins': plugins,
  '0005_tokens': tokens,
  '0006_events': events,
  '0007_jobs': jobs,
  '0008_files_and_mail': filesAndMail,
  '0009_rows': rows,
  '0010_alerts': alerts,
  '0011_reporting_intervals': reportingIntervals,
  '0012_keyless_devices': keylessDevices,
  '0013_sign_in_attempts': signInAttempts,
  '0014_alert_urgency': alertUrgency,
  '0015_plugin_publishers': pluginPublishers,
  '0016_token_names': tokenNames,
  '0017_parameter_kinds': parameterKinds,
  '0018_plugin_catalogues': pluginCatalogues,
  '0019_plugin_sources': pluginSources,
  '0020_chosen_locale': chosenLocale,
  '0021_import_clock': importClock,
  '0022_unclaimed_shares': unclaimedShares,
  '0023_chosen_profiles': chosenProfiles,
  '0024_mass_units': massUnits,
  '0025_hidden_readings': hiddenReadings,
  '0026_node_changes': nodeChanges,
  '0027_claim_misses': claimMisses,
  '0028_device_channel': deviceChannel,
  '0029_device_rights': deviceRights,
  '0030_sensor_settings': sensorSettings,
  '0031_metrics': metrics,
  '0032_device_facts': deviceFacts,
  '0033_device_scripts': deviceScripts,
  '0034_mqtt_inbox': mqttInbox,
  '0035_public_links': publicLinks,
  '0036_monitor_commands': monitorCommands,
  '0037_list_views': listViews,
  '0038_organization_creators': organizationCreators,
  '0039_payload_fields': payloadFields,
  '0040_named_nodes': namedNodes,
  '0041_alert_engine': alertEngine,
  '0042_notifications': notifications,
  '0043_notification_channels': notificationChannels,
  '0045_mail_parts': mailParts,
  '0046_notification_words': notificationWords,
  '0047_outbox_waiting': outboxWaiting,
  '0048_quiet_readings': quietReadings,
  '0049_maintenance_windows': maintenanceWindows,
  '0050_user_accounts': userAccounts,
  '0051_secret_links': secretLinks,
  '0052_user_sessions': userSessions,
  '0053_second_factors': secondFactors,
  '0054_pictures': pictures,
  '0055_organizations': organizations,
  '0056_ingest_keys': ingestKeys,
  '0057_partnerships': partnerships,
  '0058_token_permissions': tokenPermissions,
  '0059_webhooks': webhooks,
  '0061_audit_log': auditLog,
  '0064_webhook_attempts': webhookAttempts,
  '0066_claimed_roles': claimedRoles,
  '0067_payloads_of_accounts': payloadsOfAccounts,
  '0068_status_marks_of_holders': statusMarksOfHolders,
  '0069_session_epochs': sessionEpochs,
  '0072_key_makers': keyMakers,
  '0077_measurement_revisions': measurementRevisions,
  '0087_device_certificates': deviceCertificates,
  '0091_attention': attention,
  '0088_file_imports': fileImports,
  '0092_plain_names': plainStoredNames,
  '0093_revision_order': revisionOrder,
  '0095_import_failures': importFailures,
  '0096_device_zones': deviceZones,
  '0097_node_versions': nodeVersions,
  '0099_device_identity': deviceIdentity,
  '0102_withdrawn_commands': withdrawnCommands,
  '0103_asking_orders': askingOrders,
  '0105_node_tags': nodeTags,
  '0106_filtered_facts': filteredFacts,
  '0108_woken_devices': wokenDevices,
  '0111_measured_batteries': measuredBatteries,
  '0116_missing_data': missingData,
  '0117_online_status': onlineStatus,
  '0118_quiet_silences': quietSilences,
  '0120_locked_devices': lockedDevices,
  '0121_ends_of_mutes': endsOfMutes,
  '0122_repeats_and_escalation': repeatsAndEscalation,
  '0123_methods_of_subscribers': methodsOfSubscribers,
  '0124_acknowledgement_comments': acknowledgementComments,
  '0125_alert_templates': alertTemplates,
  '0126_unknown_times': unknownTimes,
  '0129_decimals_of_readings': decimalsOfReadings,
  '0130_gas_references': gasReferences,
  '0131_mass_references': massReferences,
  '0132_below_limit': belowLimit,
} satisfies Record<string, (db: Kysely<unknown>, engine: Engine) => Promise<void>>

/**
 * Brings the tables up to date. Processes that start at once are serialized by an advisory lock.
 *
 * @throws if a step fails, with its name; the whole run is rolled back
 */
export async function migrate<Tables>(db: Kysely<Tables>, engine: Engine): Promise<void> {
  const migrations = Object.fromEntries(
    Object.entries(STEPS).map(([name, step]) => [
      name,
      { up: (transaction: Kysely<unknown>) => step(transaction, engine) },
    ]),
  )
  const migrator = new Migrator({ db, provider: { getMigrations: async () => migrations } })
  const { error, results } = await migrator.migrateToLatest()
  if (error === undefined) return
  const failed = results?.find((result) => result.status === 'Error')?.migrationName
  throw new Error(
    `The tables cannot be brought up to date${failed === undefined ? '' : ` (step ${failed})`}: ${String((error as Error).message ?? error)}`,
    { cause: error },
  )
}
