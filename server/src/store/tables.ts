import type { Manifest, PluginKind } from '@airshed/contract'
import type {
  AcceptanceState,
  AccessContextRole,
  Alert,
  AlertRules,
  DashboardChange,
  DashboardConfiguration,
  DashboardDocument,
  DashboardRange,
  Locale,
  NodeStatus,
  NotificationMethod,
  ParameterKind,
  Permission,
  PluginState,
  PluginTier,
  Role,
  TemperatureUnit,
  TokenCapability,
} from '@airshed/schemas'
import type { ColumnType, Generated, GeneratedAlways, JSONColumnType } from 'kysely'

/** 64-bit integers of the store arrive as numbers: both dialects are told to parse them so. */
type Millis = number
type Json<T extends object> = JSONColumnType<T, T | string, T | string>

export interface OrganizationsTable {
  id: string
  external_id: string
  name: string
  logo: string | null
  is_simulated: ColumnType<boolean, boolean | undefined>
  /** SHA-256 of the ingest key, hexadecimal. */
  ingest_key_hash: string | null
  created_at: Millis
}

export interface UsersTable {
  id: string
  external_id: string
  /** Lower case. */
  email: string
  first_name: string
  last_name: string
  picture: string | null
  locale: ColumnType<Locale, Locale | undefined>
  timezone: ColumnType<string, string | undefined>
  temp_units: ColumnType<TemperatureUnit, TemperatureUnit | undefined>
  /** `scrypt$N$r$p$salt$hash`; null: signs in elsewhere. */
  password_hash: string | null
  is_demo: ColumnType<boolean, boolean | undefined>
  created_at: Millis
}

export interface UserPermissionsTable {
  user_id: string
  organization_id: string
  permission: Permission
}

export interface PartnershipsTable {
  id: string
  organization_id: string
  partner_id: string
  created_at: Millis
}

export interface NodesTable {
  /** `{serial}:0` */
  id: string
  serial: string
  type: string
  name: string
  description: string
  /** null: nobody has claimed it. */
  organization_id: string | null
  external_id: string
  timezone: string
  interval_ms: number
  last_online: Millis | null
  status: NodeStatus
  /** Place of the displayed status in lists: kept by readings, and by the sweep of silent nodes. */
  status_rank: ColumnType<number, number | undefined>
  latitude: number | null
  longitude: number | null
  is_simulated: ColumnType<boolean, boolean | undefined>
  created_at: Millis
}

export interface NodeSharesTable {
  node_id: string
  organization_id: string
}

export interface SensorsTable {
  /** Connection string `{serial}.{com_port}.{com_type}.{address}`. */
  id: string
  node_id: string
  name: string
  model: string
  vendor: string
  sensor_type: string
  com_port: number
  com_type: number
  address: number
  enabled: number
  debug: number
  configuration: Json<Record<string, unknown>>
}

export interface DataPointsTable {
  /** `{connection}/{parameter id}` or `{connection}/raw:{key}` */
  id: string
  /** Short number by which measurements refer to it. */
  key: Generated<number>
  node_id: string
  sensor_id: string
  /** Parameter id, or `raw:{key}` while unmapped. */
  path: string
  is_mapped: boolean
  name: string
  unit: string
  precision: number
  kind: ParameterKind
  /** Newest reading that is known, kept by the measurement store. */
  last_ts: Millis | null
  last_value: number | null
}

export interface MeasurementsTable {
  data_point: number
  ts: Millis
  value: number | null
  flags: ColumnType<number, number | undefined>
}

/** Sums of one data point over one step: exact, kept in the transaction that stores the readings. */
export interface RollupsTable {
  data_point: number
  /** Length of the step in ms. */
  step_ms: number
  /** Start of the step. */
  ts: Millis
  /** Readings with a value that may be shown. */
  count: number
  sum: number
  min: number
  max: number
  first_ts: Millis
  first_value: number
  last_ts: Millis
  last_value: number
  min_ts: Millis
  max_ts: Millis
  /** Sums of the sine and cosine of a direction; 0 for other kinds. */
  sin_sum: number
  cos_sum: number
}

export interface DashboardsTable {
  id: string
  name: string
  description: string
  organization_id: string
  /** null: shared. */
  user_id: string | null
  configuration: Json<DashboardConfiguration>
  range: Json<DashboardRange> | null
  is_updates_on: ColumnType<boolean, boolean | undefined>
  version: ColumnType<number, number | undefined>
  /** Comes from a file of the server. */
  is_provisioned: ColumnType<boolean, boolean | undefined>
  created_at: Millis
  updated_at: Millis
}

/** A saved state of a dashboard; the newest one is the dashboard as it is. */
export interface DashboardVersionsTable {
  dashboard_id: string
  version: number
  /** null: not known, or no user any more. */
  user_id: string | null
  /** Full name at that time; empty: not known. */
  author: string
  created_at: Millis
  /** Differences to the version before. */
  changes: JSONColumnType<DashboardChange[], string, string>
  /** The version that was brought back. */
  restored_from: number | null
  document: Json<DashboardDocument>
}

export interface DashboardStarsTable {
  user_id: string
  dashboard_id: string
}

export interface AlertsTable {
  id: string
  name: string
  description: string
  organization_id: string
  status: Alert['status']
  notification_level: Alert['notification_level']
  /** In the shape of `AlertRules` where it was written through a call; read it by `readAlertRules`. */
  rules: Json<AlertRules>
  last_triggered_ts: Millis | null
  /** Whether its rules hold; null: they were not evaluated since it was made or activated. */
  latest_value: boolean | null
  created_at: Millis
  /** Place of the displayed state in `ALERT_STATES`. */
  status_rank: GeneratedAlways<number>
  notification_method: ColumnType<NotificationMethod, NotificationMethod | undefined>
}

export interface AlertNodesTable {
  alert_id: string
  node_id: string
}

export interface AlertSubscribersTable {
  alert_id: string
  user_id: string
}

/** What the embedded identity provider keeps. */
export interface OidcPayloadsTable {
  model: string
  id: string
  payload: Json<Record<string, unknown>>
  grant_id: string | null
  user_code: string | null
  uid: string | null
  expires_at: Millis | null
  consumed_at: Millis | null
}

export interface SettingsTable {
  key: string
  value: Json<object>
}

/** How far a file has been imported, by the hash of its first bytes and its map. */
export interface ImportsTable {
  id: string
  file: string
  rows_read: number
  rows_stored: number
  rows_refused: number
  byte_offset: number
  is_finished: boolean
  updated_at: Millis
}

/** As whom internal staff act; one of `role` and `target_user_id` is null. */
export interface AccessContextsTable {
  user_id: string
  organization_id: string
  role: AccessContextRole | null
  target_user_id: string | null
  since: Millis
  expires_at: Millis
}

/** By whom something was done: a person, an API token, the server itself or a device. */
export type ActorKind = 'user' | 'token' | 'system' | 'device'

/** `xid8` of the store, as text. */
export type TransactionId = string

/** What happened: written in the transaction of the change, and never changed. */
export interface EventsTable {
  /** Grows, but a higher one can be seen before a lower one: see the migration. */
  position: Generated<number>
  /** The transaction that wrote it. */
  txid: Generated<TransactionId>
  id: string
  ts: Millis
  /** Such as `token.deleted`. */
  name: string
  actor_kind: ActorKind
  /** Id of the user, also of a token's owner; null: the server itself. */
  actor_id: string | null
  /** As it was at that time. */
  actor_name: string
  /** null: it concerns no organization. */
  organization_id: string | null
  /** What it was done to; null: nothing that has rows. */
  entity: string | null
  row_id: string | null
  before: Json<Record<string, unknown>> | null
  after: Json<Record<string, unknown>> | null
  /** Facts; never bodies, tokens or personal text. */
  detail: Json<Record<string, unknown>>
  /** null: no call was the cause. */
  request_id: string | null
  /** Shown in the audit log. */
  is_audited: boolean
  /** The only user whose open pages learn of it; null: all who may read the row. */
  only_for: string | null
}

export interface InvitationsTable {
  id: string
  email: string
  role: Role
  organization_id: string
  invited_by: string | null
  created_at: Millis
  expires_at: Millis
  accepted_at: Millis | null
  rejected_at: Millis | null
  /** Follows from the two times. */
  acceptance_state: GeneratedAlways<AcceptanceState>
}

/** A plugin's archive that was checked: once, however many organizations have it. */
export interface PluginArchivesTable {
  /** First 32 hexadecimal characters of the archive's SHA-384. */
  digest: string
  /** The whole of it, `sha384-…`. */
  sha384: string
  /** Size of the archive. */
  bytes: number
  archive: Uint8Array
  plugin_id: string
  version: string
  kind: PluginKind
  /** Type of a widget or a device form, path of a screen. */
  provides: string
  manifest: Json<Manifest>
  schema: Json<object>
  ui_schema: Json<object>
  messages: Json<{ en: Record<string, string>; es: Record<string, string> }>
  /** Markdown. */
  readme: string
  licences: Json<{ name: string; version: string; licence: string }[]>
  /** File → `sha384-…`, for scripts and styles. */
  integrity: Json<Record<string, string>>
  /** Why it may only run isolated; empty: it may be trusted. */
  trust_problems: Json<string[]>
  created_at: Millis
}

/** A file that is served; the validator is the server's own, whatever the archive holds. */
export interface PluginFilesTable {
  digest: string
  /** Path in the archive. */
  path: string
  content: Uint8Array
  /** `sha384-…` of the content. */
  sha384: string
}

/** A version of a plugin as one organization has it. */
export interface PluginVersionsTable {
  organization_id: string
  plugin_id: string
  version: string
  digest: string
  state: PluginState
  tier: PluginTier
  /** Name of the person or token at that time. */
  published_by: string
  published_at: Millis
}

/** The version at which a plugin stays in one organization. */
export interface PluginPinsTable {
  organization_id: string
  plugin_id: string
  version: string
}

export interface ApiTokensTable {
  id: string
  organization_id: string
  /** Who made it, and as whom it calls. */
  user_id: string
  /** SHA-256 of the token, hexadecimal. */
  secret_hash: string
  capabilities: JSONColumnType<TokenCapability[], string, string>
  requests_number: ColumnType<number, number | undefined>
  last_used_at: Millis | null
  created_at: Millis
}

/** Waiting for its time, being worked on, or finished in one of three ways. */
export type JobState = 'waiting' | 'running' | 'done' | 'failed' | 'cancelled'

/** One piece of work behind a call. */
export interface JobsTable {
  id: string
  /** Grows with each job: the order in which they were added. */
  number: Generated<number>
  kind: string
  queue: string
  /** Two jobs of a kind never have the same key; null: as many as were added. */
  key: string | null
  state: JobState
  payload: Json<object>
  organization_id: string | null
  /** User id of the person whose call added it; null: the server itself. */
  added_by: string | null
  added_at: Millis
  /** When it is meant to run; stays as it is when an attempt fails. */
  run_at: Millis
  /** While waiting: the earliest start. While running: the end of the lease. */
  due_at: Millis
  /** Attempts that were begun. */
  attempt: ColumnType<number, number | undefined>
  max_attempts: number
  /** Grows each time that a process takes the job: an older holder can no longer write. */
  fence: ColumnType<number, number | undefined>
  /** Start of the latest attempt. */
  started_at: Millis | null
  finished_at: Millis | null
  progress_done: number | null
  progress_of: number | null
  progress_words: string | null
  /** Why the latest attempt failed. */
  reason: string | null
}

/** When the next turn of a periodic job is due. */
export interface JobSchedulesTable {
  kind: string
  /** Five fields of cron, or `every {ms} ms`. */
  schedule: string
  next_at: Millis
  /** The job of the latest turn; null: there was none yet. */
  job_id: string | null
}

/** Bytes that are kept once, however many files share them. */
export interface FileContentsTable {
  /** `<sha256>-<8 hexadecimal characters>`: names the bytes in the storage. */
  id: string
  /** Hexadecimal. */
  sha256: string
  bytes: number
  /** When an upload last ended in these bytes, or a file got them. */
  used_at: Millis
  /** Set once nothing points to the bytes: they are about to be removed. */
  leaving_since: Millis | null
}

export interface FilesTable {
  id: string
  /** null: the file belongs to no organization. */
  organization_id: string | null
  /** What the file belongs to, such as `report`, and which one. */
  owner_kind: string
  owner_id: string
  name: string
  media_type: string
  content_id: string
  created_at: Millis
}

/** A mail that was asked for. */
export interface OutboxTable {
  id: string
  /** null: the mail concerns no organization. */
  organization_id: string | null
  template: string
  /** The same key and template are the same mail. */
  key: string
  recipient: string
  recipient_name: string
  language: MailLanguage
  subject: string
  /** null: it was delivered, so its text is not needed any more. */
  body_text: string | null
  body_html: string | null
  /** With angle brackets; the same for each attempt. */
  message_id: string
  state: MailState
  /** The job that delivers it; null: none was added yet. The job may be forgotten by now. */
  job_id: string | null
  created_at: Millis
  sent_at: Millis | null
}

/**
 * `kept`: there is no mail server to hand it to. Whether one that waits is to be tried again or was
 * given up is known by its job.
 */
export type MailState = 'waiting' | 'sent' | 'kept'
export type MailLanguage = 'en' | 'es'

export interface Tables {
  organizations: OrganizationsTable
  users: UsersTable
  user_permissions: UserPermissionsTable
  partnerships: PartnershipsTable
  nodes: NodesTable
  node_shares: NodeSharesTable
  sensors: SensorsTable
  data_points: DataPointsTable
  measurements: MeasurementsTable
  rollups: RollupsTable
  dashboards: DashboardsTable
  dashboard_stars: DashboardStarsTable
  dashboard_versions: DashboardVersionsTable
  alerts: AlertsTable
  alert_nodes: AlertNodesTable
  alert_subscribers: AlertSubscribersTable
  oidc_payloads: OidcPayloadsTable
  settings: SettingsTable
  imports: ImportsTable
  access_contexts: AccessContextsTable
  events: EventsTable
  invitations: InvitationsTable
  plugin_archives: PluginArchivesTable
  plugin_files: PluginFilesTable
  plugin_versions: PluginVersionsTable
  plugin_pins: PluginPinsTable
  api_tokens: ApiTokensTable
  jobs: JobsTable
  job_schedules: JobSchedulesTable
  file_contents: FileContentsTable
  files: FilesTable
  outbox: OutboxTable
}
