export {
  belowLimitAt,
  belowLimitOf,
  canBeBelowLimit,
  isBelowLimit,
  isDetectionLimit,
  ruleOfCounted,
  type BelowLimit,
} from './belowLimit.ts'
export { hiddenBecause, hiddenReading, type HiddenReading } from './hiddenReading.ts'
export { faultReason, sensorFaultSince } from './sensorFault.ts'
export {
  judgesMoments,
  latestReading,
  reportedStatus,
  reportTimes,
  type LatestReading,
  type ReadingSeries,
} from './latestReading.ts'
export { attentionRank, type DeviceCondition } from './attention.ts'
export { lastReportMs, locatedAtMs } from './locatedAt.ts'
export { alertStateRank, compareAlertState, displayedAlertState } from './alertState.ts'
export {
  compareStatus,
  displayedStatus,
  isReported,
  isReportedId,
  ONLINE_PARAMETER_ID,
  ONLINE_STATUS_NAMES,
  ONLINE_STATUS_PATH,
  statusOfRank,
  statusRank,
  type NodeReport,
} from './nodeStatus.ts'
export {
  DEFAULT_REPORTING_INTERVAL_MS,
  isLocationStale,
  isStale,
  LOCATION_STALE_AFTER_MS,
  REPORTING_GAP,
  reportingGapMs,
} from './reportingGap.ts'
export { tellingPoint, type NewestPoint, type TellingOptions } from './tellingPoint.ts'
export { shownTimes, type ShownData, type ShownTimes } from './shownTimes.ts'
export {
  expectedReadings,
  intervalSpans,
  longestIntervalMs,
  type IntervalSeries,
  type IntervalSpan,
} from './reportingIntervals.ts'
