import type {
  AlertChangesTable,
  AlertMarksTable,
  AlertNodesTable,
  AlertSourcesTable,
  AlertSubscribersTable,
  AlertsTable,
} from './tables/alerts.ts'
import type { AlertTemplateMarksTable, AlertTemplatesTable } from './tables/alertTemplates.ts'
import type { CalibrationMeasurementsTable } from './tables/calibrations.ts'
import type {
  DashboardStarsTable,
  DashboardVersionsTable,
  DashboardsTable,
} from './tables/dashboards.ts'
import type {
  ClaimMissesTable,
  DataPointsTable,
  NodeSharesTable,
  NodesTable,
  OrganizationClaimMissesTable,
  RemovedDataPointsTable,
  ReportingIntervalsTable,
  SensorsTable,
  UnclaimedSharesTable,
} from './tables/devices.ts'
import type {
  DeviceChannelsTable,
  DeviceCommandsTable,
  DeviceMessagesTable,
  DeviceSettingsTable,
} from './tables/deviceChannel.ts'
import type { DeviceCertificatesTable } from './tables/deviceCertificates.ts'
import type { DeviceDebugLinesTable, DeviceFactsTable } from './tables/deviceFacts.ts'
import type { PayloadFieldsTable } from './tables/payloadFields.ts'
import type { PublicLinksTable } from './tables/publicLinks.ts'
import type { DeviceScriptsTable, DeviceScriptVersionsTable } from './tables/deviceScripts.ts'
import type { EventsTable } from './tables/events.ts'
import type {
  FileImportsTable,
  ImportNodesTable,
  ImportReadingsTable,
} from './tables/fileImports.ts'
import type {
  DeviceFirmwareTable,
  FirmwareImagesTable,
  FirmwarePartsTable,
  FirmwareRolloutDevicesTable,
  FirmwareRolloutsTable,
} from './tables/firmware.ts'
import type { FileContentsTable, FilesTable } from './tables/files.ts'
import type {
  ApiTokensTable,
  OidcPayloadsTable,
  SignInAttemptsTable,
  UserSessionsTable,
} from './tables/identity.ts'
import type { JobSchedulesTable, JobsTable } from './tables/jobs.ts'
import type {
  ComputedMarksTable,
  ComputedNodesTable,
  ComputedSourcesTable,
} from './tables/computed.ts'
import type { ChosenSeriesView, CorrectionsTable } from './tables/corrections.ts'
import type { NodeChangeResultsTable, NodeChangeRunsTable } from './tables/nodeChanges.ts'
import type { ListViewsTable } from './tables/listViews.ts'
import type {
  AlertNoticesTable,
  NotificationRecipientsTable,
  NotificationsTable,
} from './tables/notifications.ts'
import type {
  AlertChannelsTable,
  NotificationChannelsTable,
} from './tables/notificationChannels.ts'
import type { OutboxTable } from './tables/mails.ts'
import type {
  MaintenanceWindowNodesTable,
  MaintenanceWindowsTable,
} from './tables/maintenanceWindows.ts'
import type {
  HiddenRollupsTable,
  MeasurementRevisionsTable,
  ImportsTable,
  MeasurementsTable,
  RollupsTable,
} from './tables/measurements.ts'
import type {
  AccessContextsTable,
  IngestKeysTable,
  InvitationsTable,
  OrganizationsTable,
  UserPermissionsTable,
  UsersTable,
  PasswordResetsTable,
} from './tables/organizations.ts'
import type {
  PluginArchivesTable,
  PluginCataloguesTable,
  PluginFilesTable,
  PluginOwnersTable,
  PluginPinsTable,
  PluginScreenshotsTable,
  PluginVersionsTable,
} from './tables/plugins.ts'
import type {
  FormationRequestsTable,
  PartnershipInvitationsTable,
  PartnershipsTable,
} from './tables/partnerships.ts'
import type { QualityFlagsTable } from './tables/qualityFlags.ts'
import type {
  PasskeysTable,
  ProofStepsTable,
  RecoveryCodesTable,
  TotpFactorsTable,
} from './tables/secondFactors.ts'
import type { SettingsTable } from './tables/settings.ts'
import type { SnapshotLinksTable, SnapshotsTable } from './tables/snapshots.ts'
import type {
  WebhookDeliveriesTable,
  WebhookAttemptsTable,
  WebhookMarksTable,
  WebhooksTable,
  WebhookStatusMarksTable,
} from './tables/webhooks.ts'

/** Every table of the store: table → its columns. */
export interface Tables {
  organizations: OrganizationsTable
  users: UsersTable
  ingest_keys: IngestKeysTable
  user_permissions: UserPermissionsTable
  partnerships: PartnershipsTable
  partnership_invitations: PartnershipInvitationsTable
  formation_requests: FormationRequestsTable
  nodes: NodesTable
  node_shares: NodeSharesTable
  node_change_runs: NodeChangeRunsTable
  node_change_results: NodeChangeResultsTable
  unclaimed_shares: UnclaimedSharesTable
  claim_misses: ClaimMissesTable
  list_views: ListViewsTable
  organization_claim_misses: OrganizationClaimMissesTable
  device_certificates: DeviceCertificatesTable
  device_channels: DeviceChannelsTable
  device_settings: DeviceSettingsTable
  device_commands: DeviceCommandsTable
  device_messages: DeviceMessagesTable
  device_debug_lines: DeviceDebugLinesTable
  device_facts: DeviceFactsTable
  public_links: PublicLinksTable
  payload_fields: PayloadFieldsTable
  device_scripts: DeviceScriptsTable
  device_script_versions: DeviceScriptVersionsTable
  firmware_images: FirmwareImagesTable
  firmware_parts: FirmwarePartsTable
  firmware_rollouts: FirmwareRolloutsTable
  firmware_rollout_devices: FirmwareRolloutDevicesTable
  device_firmware: DeviceFirmwareTable
  reporting_intervals: ReportingIntervalsTable
  sensors: SensorsTable
  data_points: DataPointsTable
  removed_data_points: RemovedDataPointsTable
  corrections: CorrectionsTable
  chosen_series: ChosenSeriesView
  calibration_measurements: CalibrationMeasurementsTable
  metric_nodes: ComputedNodesTable
  metric_sources: ComputedSourcesTable
  metric_marks: ComputedMarksTable
  measurements: MeasurementsTable
  rollups: RollupsTable
  hidden_rollups: HiddenRollupsTable
  measurement_revisions: MeasurementRevisionsTable
  quality_flags: QualityFlagsTable
  dashboards: DashboardsTable
  dashboard_stars: DashboardStarsTable
  dashboard_versions: DashboardVersionsTable
  alerts: AlertsTable
  alert_templates: AlertTemplatesTable
  alert_template_marks: AlertTemplateMarksTable
  alert_nodes: AlertNodesTable
  alert_subscribers: AlertSubscribersTable
  alert_notices: AlertNoticesTable
  notifications: NotificationsTable
  notification_recipients: NotificationRecipientsTable
  alert_sources: AlertSourcesTable
  alert_marks: AlertMarksTable
  alert_changes: AlertChangesTable
  notification_channels: NotificationChannelsTable
  alert_channels: AlertChannelsTable
  maintenance_windows: MaintenanceWindowsTable
  maintenance_window_nodes: MaintenanceWindowNodesTable
  oidc_payloads: OidcPayloadsTable
  sign_in_attempts: SignInAttemptsTable
  user_sessions: UserSessionsTable
  totp_factors: TotpFactorsTable
  passkeys: PasskeysTable
  recovery_codes: RecoveryCodesTable
  proof_steps: ProofStepsTable
  settings: SettingsTable
  imports: ImportsTable
  file_imports: FileImportsTable
  import_readings: ImportReadingsTable
  import_nodes: ImportNodesTable
  snapshots: SnapshotsTable
  snapshot_links: SnapshotLinksTable
  access_contexts: AccessContextsTable
  events: EventsTable
  invitations: InvitationsTable
  password_resets: PasswordResetsTable
  plugin_archives: PluginArchivesTable
  plugin_files: PluginFilesTable
  plugin_versions: PluginVersionsTable
  plugin_owners: PluginOwnersTable
  plugin_pins: PluginPinsTable
  plugin_catalogues: PluginCataloguesTable
  plugin_screenshots: PluginScreenshotsTable
  api_tokens: ApiTokensTable
  jobs: JobsTable
  job_schedules: JobSchedulesTable
  file_contents: FileContentsTable
  files: FilesTable
  outbox: OutboxTable
  webhooks: WebhooksTable
  webhook_deliveries: WebhookDeliveriesTable
  webhook_attempts: WebhookAttemptsTable
  webhook_marks: WebhookMarksTable
  webhook_status_marks: WebhookStatusMarksTable
}
