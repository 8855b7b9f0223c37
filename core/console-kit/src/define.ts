// The definition of a screen's lists, without rendering: nothing here imports React.

export {
  defineList,
  listParams,
  type ListFilters,
  type ListQuery,
  type ListSchema,
} from './pages/list/state/listSchema.ts'
export { RANGE_PARAMS } from './range/rangeSchema.ts'
export {
  ACCEPTANCE_STATES,
  ALERT_DESCRIPTION_MAX,
  ALERT_EXPRESSIONS,
  ALERT_HISTORY_MAX_MS,
  ALERT_NAME_MAX,
  ALERT_PARTS_MAX,
  ALERT_STATES,
  ALERT_SUBSCRIBERS_MAX,
  ALERT_TIME_MAX_MS,
  CLAIM_SERIALS_MAX,
  DEBUG_LEVELS,
  DEVICE_EVENT_KINDS,
  DEVICE_EVENTS,
  JOB_STATES,
  MAIL_STATES,
  METRIC_FUNCTIONS,
  METRIC_OPERATORS,
  METRIC_PERIODS,
  METRIC_STATISTICS,
  NOTIFICATION_METHODS,
  ORGANIZATION_NAME_MAX,
  PUBLIC_LINK_HOURS,
  PUBLIC_LINK_PM_UNITS,
  PUBLIC_LINK_STEPS,
  PUBLIC_LINK_TEMP_UNITS,
  PUBLIC_LINK_VOC_UNITS,
  TOKEN_CAPABILITIES,
} from '@airshed/schemas'
