export {
  AIR_QUALITY_NODES_MAX,
  ANSWER_MEASUREMENTS_MAX,
  LISTED_PAIRS_MAX,
  PAIRS_STEPS_MAX,
  PERCENTILES_MAX,
  PERCENTILE_READINGS_MAX,
  ROLLING_HOURS_MAX,
  STATISTIC_HOURS_MAX,
  STEP_FIGURES_MAX,
  WIND_HOURS_MAX,
} from './answerLimits.ts'
export {
  AirQuality,
  AirQualityResult,
  AirQualitySearch,
  type Averaging,
  AVERAGINGS,
  JudgedPollutant,
  OverallAirQuality,
  WITHHELD_REASONS,
  type WithheldReason,
} from './airQuality.ts'
export {
  ACCESS_CONTEXT_ROLES,
  AccessContext,
  AccessContextRole,
  AccessContextStart,
} from './accessContext.ts'
export {
  Alert,
  ALERT_ACTIONS,
  ALERT_CHANGES_MAX,
  ALERT_DESCRIPTION_MAX,
  ALERT_HISTORY_MAX_MS,
  ALERT_INCLUDES,
  ALERT_NAME_MAX,
  ALERT_PARTS_MAX,
  ALERT_SELECTION_MAX,
  ALERT_SORTS,
  ALERT_STATES,
  ALERT_SUBSCRIBERS_MAX,
  ALERT_TIME_MAX_MS,
  AlertAction,
  AlertChange,
  AlertDetails,
  AlertEdit,
  AlertHistory,
  AlertHistoryQuery,
  AlertInclude,
  AlertMute,
  AlertPage,
  AlertPreview,
  AlertQuery,
  ALERTS_MAX,
  AlertSelection,
  AlertSelectionResult,
  type AlertSort,
  AlertState,
  AlertSubscribers,
  NewAlert,
  NOTIFICATION_METHODS,
  NotificationMethod,
} from './alert.ts'
export {
  ALERT_EXPRESSIONS,
  ALERT_FUNCTIONS,
  ALERT_PERIOD_MAX,
  AlertBasis,
  AlertCondition,
  AlertExpression,
  type AlertFunction,
  type AlertFunctionName,
  AlertHours,
  AlertReference,
  AlertRuleGroup,
  AlertRules,
} from './alertRules.ts'
export {
  COMMAND_SORTS,
  COMMAND_STATES,
  CommandState,
  DEVICE_COMMANDS,
  DeviceCommand,
  DeviceCommandName,
  DeviceCommandPage,
  DeviceCommandQuery,
} from './channel/deviceCommand.ts'
export {
  DEBUG_LEVELS,
  DEBUG_LINES_MAX,
  DEBUG_TAGS_MAX,
  type DebugLevel,
  DebugLine,
  DebugLinePage,
  DebugLineQuery,
  DebugTag,
  SentDebugLine,
} from './channel/debugLine.ts'
export { DeviceKey } from './channel/deviceKey.ts'
export {
  DEVICE_EVENT_ACTORS,
  DEVICE_EVENT_KINDS,
  DEVICE_EVENT_NAMES_MAX,
  DEVICE_EVENTS,
  DeviceEvent,
  DeviceEventKind,
  DeviceEventPage,
  DeviceEventQuery,
} from './deviceEvent.ts'
export { NODE_PARTIES, NodeParties, NodeParty, NodePartyRole } from './nodeParty.ts'
export {
  AirGradientSettings,
  HealthwaySettings,
  INTERVAL_RANGE_MS,
  PM_CONFIGS,
  ReportingSettings,
  ThiamisSettings,
  VOC_UNITS,
} from './channel/deviceSettings.ts'
export {
  CommandMessage,
  FilesMessage,
  INBOX_WAIT_MAX_S,
  Inbox,
  InboxMessage,
  InboxQuery,
  InboxRequest,
  SettingsMessage,
} from './channel/inbox.ts'
export {
  NodeScript,
  NodeScriptQuery,
  NodeScripts,
  NodeScriptSave,
  NodeScriptText,
  NodeScriptVersion,
  NodeScriptVersionPage,
  NodeScriptVersionQuery,
  SCRIPT_BYTES_MAX,
  SCRIPT_STATES,
  SCRIPT_VERSION_SORTS,
  SCRIPTS_MAX,
  ScriptDigest,
  ScriptName,
  ScriptState,
} from './channel/nodeScript.ts'
export {
  DebugMessage,
  FactsMessage,
  FilesReportMessage,
  HelloMessage,
  type MessageOf,
  OUTBOX_MESSAGES_MAX,
  Outbox,
  OutboxAnswer,
  OutboxMessage,
  ReadingsMessage,
  REPORTED_SENSORS_MAX,
  ReportedMessage,
  ResultMessage,
} from './channel/outbox.ts'
export {
  BatteryFacts,
  LocationFacts,
  NETWORK_KINDS,
  FirmwareFacts,
  NetworkFacts,
  NetworkKind,
  NodeFacts,
} from './channel/nodeFacts.ts'
export {
  DEVICE_CHANNELS,
  DeviceChannel,
  NodeSetting,
  NodeSettings,
  SETTING_STATES,
  SettingState,
} from './channel/settingState.ts'
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
  ConvertedFrom,
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
export { LIST_VIEWS_MAX, ListView, ListViewSave } from './listView.ts'
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
  MAIL_TEXT_STATES,
  MailDetails,
  MailList,
  MailOutcome,
  MailQuery,
  type MailSort,
} from './mail.ts'
export {
  CoveredFigure,
  LIMIT_PERIODS,
  type LimitPeriod,
  RollingMeans,
  RollingResult,
  RollingSearch,
  YearFigures,
  YearsResult,
  YearsSearch,
} from './hourStatistics.ts'
export { Member, MemberQuery, Members, MEMBERS_MAX } from './member.ts'
export {
  CALENDAR_UNITS,
  type CalendarUnit,
  COMBINATION_NAMES,
  CycleFigure,
  Cycles,
  CyclesResult,
  CyclesSearch,
  Measurement,
  MeasurementExport,
  MeasurementFile,
  MeasurementResult,
  MeasurementSearch,
  HiddenCounts,
  Percentile,
  RangeStatistics,
  ReportingInterval,
  SensorFault,
  SeriesInfo,
  STATISTICS,
  StatisticsResult,
  StatisticsSearch,
  StepStatisticsResult,
  StepStatisticsSearch,
} from './measurement.ts'
export {
  HIDING_FLAGS,
  HIDING_REASONS,
  hidesValue,
  hidingReason,
  MEASUREMENT_FLAGS,
  type HidingReason,
} from './measurementFlags.ts'
export {
  Metric,
  METRIC_DEPTH_MAX,
  METRIC_FUNCTIONS,
  METRIC_OPERATORS,
  METRIC_PERIODS,
  METRIC_STATISTICS,
  METRIC_STEP,
  MetricConditions,
  MetricDependents,
  MetricEdit,
  type MetricFunction,
  type MetricOperator,
  type MetricPeriod,
  MetricRemoval,
  METRICS_MAX,
  MetricScale,
  type MetricStatistic,
  NewMetric,
} from './metric.ts'
export {
  NODE_CHANGE_MAX,
  PREVIEW_COUNTED_MAX,
  NODE_CHANGES,
  NODE_OUTCOMES,
  NODE_REFUSALS,
  NODE_SELECTION_MAX,
  NODE_SHARES_MAX,
  NodeChange,
  NodeChangeOrder,
  NodeChangePreview,
  NodeChangeResult,
  NodeChangeResultPage,
  NodeChangeResultQuery,
  NodeChangeRun,
  NodeChangeRuns,
  NodeOutcome,
  NodeRefusal,
  NodeSelection,
} from './nodeChange.ts'
export {
  CLAIM_FAILURES,
  CLAIM_SERIALS_MAX,
  ClaimFailure,
  NodeClaim,
  NodeClaimed,
} from './nodeClaim.ts'
export {
  LOCATION_TYPES,
  LocationType,
  Node,
  NODE_ACTIONS,
  NODE_INCLUDES,
  NODE_STATUSES,
  NodeAction,
  NodeEdit,
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
  ORGANIZATION_NAME_MAX,
  OrganizationCreate,
  OrganizationCreated,
  OrganizationLookup,
  OrganizationLookupQuery,
  OrganizationPage,
  OrganizationQuery,
  type OrganizationSort,
} from './organization.ts'
export {
  THIAMIS_PATHS,
  ThiamisFiles,
  ThiamisFilesEdit,
  ThiamisPath,
  ThiamisSetting,
  ThiamisSettingEdit,
} from './channel/thiamisPaths.ts'
export {
  PAYLOAD_FIELD_LENGTH_MAX,
  PAYLOAD_FIELDS_MAX,
  PayloadField,
  PayloadMapping,
} from './payloadMapping.ts'
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
export { DeviceProfile, Grade, GradeBound, ProfileDefaults, ProfileRange } from './profile.ts'
export {
  DEFAULT_PUBLIC_LINK,
  PUBLIC_LINK_HOURS,
  PUBLIC_LINK_PM_UNITS,
  PUBLIC_LINK_STEPS,
  PUBLIC_LINK_TEMP_UNITS,
  PUBLIC_LINK_VOC_UNITS,
  PublicAir,
  PublicCode,
  PublicDevice,
  PublicGrade,
  PublicLink,
  PublicLinkHours,
  PublicLinkPmUnit,
  PublicLinkSettings,
  PublicLinkStep,
  PublicLinkTempUnit,
  PublicLinkVocUnit,
  PublicParameter,
  PublicValue,
} from './publicLink.ts'
export {
  Agreement,
  PairDensity,
  PairList,
  Pairs,
  PairsResult,
  PairsSearch,
  Regression,
} from './pairs.ts'
export {
  PollutionCell,
  PollutionRose,
  PollutionSector,
  Rose,
  RoseResult,
  RoseSearch,
  RoseSector,
  RoseShare,
  SpeedClass,
  WindRose,
} from './rose.ts'
export {
  PercentileFigures,
  PercentileRose,
  PercentileRoseResult,
  PercentileRoseSearch,
  PercentileSector,
  PolarPlot,
  PolarPlotResult,
  PolarPlotSearch,
} from './windStatistics.ts'
export {
  AvailableSensor,
  AvailableSensorQuery,
  AvailableSensors,
  Sensor,
  SensorConnection,
  SensorCreate,
  SensorEdit,
} from './sensor.ts'
export { DustTrakSettings } from './sensors/dust-trak.ts'
export { GenericSettings } from './sensors/generic.ts'
export { OtherSettings } from './sensors/other.ts'
export { SENSOR_SCHEMAS, sensorSchema } from './sensors/sensorSchemas.ts'
export { AlphaSenseSettings } from './sensors/alpha-sense.ts'
export { ChannelsSettings } from './sensors/channels.ts'
export { DataRamSettings } from './sensors/data-ram.ts'
export { DavisSettings } from './sensors/davis.ts'
export { ParticlesPlusSettings } from './sensors/particles-plus.ts'
export { sensorSettings } from './sensors/sensorSettings.ts'
export { SoundProSettings } from './sensors/sound-pro.ts'
export { NodeWifi, WifiNetwork, WifiScan } from './channel/nodeWifi.ts'
export { FOUND_PLACES_MAX, FoundPlace, FoundPlaces, PlaceQuery } from './geocoder.ts'
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
