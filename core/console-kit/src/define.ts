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
  ALERT_STATES,
  CLAIM_SERIALS_MAX,
  DEBUG_LEVELS,
  DEVICE_EVENT_KINDS,
  DEVICE_EVENTS,
  JOB_STATES,
  METRIC_FUNCTIONS,
  METRIC_OPERATORS,
  METRIC_PERIODS,
  METRIC_STATISTICS,
  TOKEN_CAPABILITIES,
} from '@airshed/schemas'
