export { ALERT_STATES, Alert, AlertPage, AlertQuery, AlertState } from './alert.ts'
export { Id, OrganizationSlug, PageOf, PageQuery, TimestampMs, Words, type Page } from './common.ts'
export {
  Dashboard,
  DashboardConfiguration,
  DashboardCreate,
  DashboardName,
  DashboardPage,
  DashboardQuery,
  DashboardRange,
  DashboardStar,
  DashboardUpdate,
} from './dashboard.ts'
export {
  DATA_POINT_TYPES,
  DataPoint,
  DataPointPage,
  DataPointSearch,
  PARAMETER_KINDS,
  ParameterKind,
} from './dataPoint.ts'
export { ErrorBody, Issue } from './error.ts'
export { LiveEvent, LiveUpdate } from './live.ts'
export { LOCALES, Locale, TemperatureUnit, THEMES, Theme } from './locale.ts'
export {
  Measurement,
  MEASUREMENT_FLAGS,
  MeasurementResult,
  MeasurementSearch,
  SeriesInfo,
  STATISTICS,
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
  NodeStatus,
} from './node.ts'
export { Organization, OrganizationPage } from './organization.ts'
export { Permission, PermissionMap, PERMISSIONS, Role, ROLES } from './permission.ts'
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
export { User, UserUpdate } from './user.ts'
export { type Breakpoint, BREAKPOINTS, GridRect, Widget, WidgetLayout } from './widget.ts'
