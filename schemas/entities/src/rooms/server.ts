// What calls share, and the server's own work.

export {
  Id,
  OrganizationSlug,
  PageOf,
  PageQuery,
  LATEST_TIME_MS,
  RequestTimeMs,
  TimestampMs,
  Words,
  type Page,
} from '../common.ts'
export { ErrorBody, Issue } from '../error.ts'
export {
  FOUND_PLACES_MAX,
  FoundPlace,
  FoundPlaces,
  PlaceQuery,
  PlaceZone,
  ZoneQuery,
} from '../geocoder.ts'
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
} from '../job.ts'
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
} from '../list.ts'
export { LIST_VIEWS_MAX, ListView, ListViewSave } from '../listView.ts'
export {
  ALIVE_EVERY_MS,
  LIVE_BEARER_PREFIX,
  LIVE_PROTOCOL,
  LiveEvent,
  liveProtocols,
  LiveUpdate,
  SILENT_AFTER_MS,
} from '../live.ts'
export { DEFAULT_LOCALE, LOCALES, Locale, TemperatureUnit, THEMES, Theme } from '../locale.ts'
export {
  Mail,
  MAIL_SORTS,
  MAIL_STATES,
  MESSAGE_TRANSPORTS,
  MessageTransport,
  MAIL_TEXT_STATES,
  MailDetails,
  MailList,
  MailOutcome,
  MailQuery,
  type MailSort,
} from '../mail.ts'
export { TELEMETRY_BATCH_MAX, TelemetryBatch, TelemetryEvent } from '../telemetry.ts'
