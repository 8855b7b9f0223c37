export { calendarSteps, isCountable, shortestStepMs, type CalendarStep } from './calendarSteps.ts'
export {
  customRange,
  customRangeIssues,
  type CustomRangeDraft,
  type CustomRangeError,
  type CustomRangeIssue,
} from './customRange.ts'
export { DAY_MS, HOUR_MS, MINUTE_MS, SECOND_MS } from './duration.ts'
export { isStartOfDay, readIsoTime, type IsoTime } from './isoTime.ts'
export {
  EXISTING_TIME_EXPECTED,
  isReadingTime,
  isTime,
  readMeasuredTime,
  TIME_EXPECTED,
  type MeasuredTime,
  type NoTime,
} from './measuredTime.ts'
export { ownZone } from './ownZone.ts'
export { zoneShift, type ZoneShift } from './zoneShift.ts'
export {
  chooseRange,
  goNext,
  goPrevious,
  pauseUpdates,
  resumeUpdates,
  toggleUpdates,
  type LiveState,
} from './liveState.ts'
export {
  ADMIN_PRESETS_MS,
  ALERT_PRESETS_MS,
  DASHBOARD_PRESETS_MS,
  DEFAULT_ALERT_RANGE_MS,
  DEFAULT_CUSTOM_RANGE_MS,
  DEFAULT_DASHBOARD_RANGE_MS,
  DEFAULT_MONITOR_RANGE_MS,
  MONITOR_PRESETS_MS,
  REFRESH_CHOICES_MS,
} from './presets.ts'
export {
  canGoNext,
  HISTORICAL_AFTER_MS,
  isHistorical,
  lastRange,
  liveWindow,
  nextRange,
  previousRange,
  rangeLengthMs,
  type TimeRange,
} from './range.ts'
export { isTimeRepeated } from './repeatedTime.ts'
export { standardDays, standardOffsetMs } from './standardDay.ts'
export { readLength, readTime, writeLength } from './timeText.ts'
export { createClockRecord, isUnsetClock, mayBeUnset, type ClockRecord } from './unsetClock.ts'
