export {
  ACCESS_CONTEXT_ROLES,
  AccessContext,
  AccessContextRole,
  AccessContextStart,
} from './accessContext.ts'
export {
  ALERT_ACTIONS,
  ALERT_INCLUDES,
  ALERT_SELECTION_MAX,
  ALERT_SORTS,
  ALERT_STATES,
  Alert,
  AlertAction,
  AlertInclude,
  AlertPage,
  AlertQuery,
  AlertSelection,
  AlertSelectionResult,
  type AlertSort,
  AlertState,
  AlertSubscribers,
  NOTIFICATION_METHODS,
  NotificationMethod,
} from './alert.ts'
export {
  ALERT_EXPRESSIONS,
  ALERT_FUNCTIONS,
  AlertCondition,
  AlertExpression,
  type AlertFunction,
  type AlertFunctionName,
  AlertRuleGroup,
  AlertRules,
} from './alertRules.ts'
export { AUDIT_SORTS, AuditEntry, AuditPage, AuditQuery, type AuditSort } from './audit.ts'
export { Id, OrganizationSlug, PageOf, PageQuery, TimestampMs, Words, type Page } from './common.ts'
export {
  Dashboard,
  DashboardConfiguration,
  DashboardCreate,
  DashboardDescription,
  DashboardName,
  DashboardPage,
  DASHBOARD_SORTS,
  DashboardQuery,
  type DashboardSort,
  DashboardRange,
  DashboardRangeOrNull,
  DashboardStar,
  DashboardUpdate,
} from './dashboard.ts'
export { DashboardFile, ProvisionedDashboardFile } from './dashboardFile.ts'
export {
  DASHBOARD_CHANGES,
  DashboardChange,
  DashboardDocument,
  DashboardRestore,
  DashboardVersion,
  DashboardVersionDetail,
  DashboardVersionPage,
  DashboardVersionQuery,
  type DashboardVersionSort,
} from './dashboardVersion.ts'
export {
  DATA_POINT_TYPES,
  DataPoint,
  DataPointPage,
  DataPointSearch,
  PARAMETER_KINDS,
  ParameterKind,
} from './dataPoint.ts'
export { ErrorBody, Issue } from './error.ts'
export {
  ACCEPTANCE_STATES,
  AcceptanceState,
  Invitation,
  INVITATION_ACTIONS,
  INVITATION_SORTS,
  InvitationAction,
  InvitationPage,
  InvitationQuery,
  type InvitationSort,
} from './invitation.ts'
export {
  Job,
  JOB_SORTS,
  JOB_STATES,
  JobList,
  JobQuery,
  JobQueue,
  JobQueueList,
  type JobSort,
  JobState,
} from './job.ts'
export {
  LIST_SIZE_MAX,
  ListOf,
  ListQuery,
  ListTotal,
  TOTAL_BOUND,
  TOTAL_KINDS,
  type List,
  type SortOf,
  type TotalKind,
} from './list.ts'
export { ALIVE_EVERY_MS, LiveEvent, LiveUpdate } from './live.ts'
export { DEFAULT_LOCALE, LOCALES, Locale, TemperatureUnit, THEMES, Theme } from './locale.ts'
export {
  Mail,
  MAIL_SORTS,
  MAIL_STATES,
  MailList,
  MailOutcome,
  MailQuery,
  type MailSort,
} from './mail.ts'
export {
  ANSWER_MEASUREMENTS_MAX,
  COMBINATION_NAMES,
  Measurement,
  MEASUREMENT_FLAGS,
  MeasurementResult,
  MeasurementSearch,
  RangeStatistics,
  ReportingInterval,
  SensorFault,
  SeriesInfo,
  STATISTICS,
  StatisticsResult,
  StatisticsSearch,
} from './measurement.ts'
export {
  Node,
  NODE_ACTIONS,
  NODE_INCLUDES,
  NODE_STATUSES,
  NodeAction,
  NodeInclude,
  NodePage,
  NodeSearch,
  NODE_SORTS,
  type NodeSort,
  NodeStatus,
} from './node.ts'
export {
  Organization,
  ORGANIZATION_SORTS,
  ORGANIZATION_LOOKUP_MIN,
  OrganizationLookup,
  OrganizationLookupQuery,
  OrganizationPage,
  OrganizationQuery,
  type OrganizationSort,
} from './organization.ts'
export { Permission, PermissionMap, PERMISSIONS, Role, ROLES } from './permission.ts'
export {
  ABSENCE_REASONS,
  AbsentScreen,
  AbsentWidget,
  BLOCKED_ATTEMPTS,
  BlockedAttempt,
  InstalledPlugin,
  InstalledPluginList,
  PLUGIN_ARCHIVE_TYPE,
  PLUGIN_EVENT_KINDS,
  PLUGIN_STATES,
  PLUGIN_TIERS,
  PluginEvent,
  PluginEventKind,
  PluginEffect,
  PluginEffectQuery,
  PluginOutcome,
  PluginEventList,
  PluginId,
  PluginAuthorship,
  PluginOwnership,
  PluginPin,
  PluginPublicKey,
  PluginPublisher,
  PluginQuery,
  PluginReport,
  PluginScope,
  PluginState,
  PluginSummary,
  PluginSummaryList,
  PluginTier,
  PluginVersion,
  PluginVersionName,
  PluginVersionUpdate,
  PUBLIC_KEY_PATTERN,
  PublishedPlugin,
} from './plugin.ts'
export {
  PluginCatalogueState,
  OFFER_SEARCH_WORDS_MAX,
  PluginOffer,
  PluginOfferPage,
  PluginOfferQuery,
  PluginOfferScope,
  PluginUpdate,
  PluginUpdateList,
} from './pluginOffer.ts'
export { DeviceProfile, Grade, GradeBound, ProfileRange } from './profile.ts'
export { Sensor } from './sensor.ts'
export { PublicConfig, Session, StoredSession } from './session.ts'
export {
  ALL_DEVICES_KEY,
  DeviceCounts,
  DeviceStats,
  OnlineSearch,
  OnlineSeries,
  StatusSearch,
} from './stats.ts'
export { TELEMETRY_BATCH_MAX, TelemetryBatch, TelemetryEvent } from './telemetry.ts'
export {
  ApiToken,
  ApiTokenCreate,
  ApiTokenCreated,
  ApiTokenList,
  ApiTokenQuery,
  TOKEN_CAPABILITIES,
  TOKEN_SORTS,
  TokenCapability,
  type TokenSort,
} from './token.ts'
export { User, UserUpdate } from './user.ts'
export {
  type Breakpoint,
  BREAKPOINTS,
  GridRect,
  Widget,
  WidgetDraft,
  WidgetLayout,
} from './widget.ts'
