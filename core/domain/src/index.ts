export {
  conditionSources,
  planOf,
  planSources,
  type AlertOptions,
  type AlertPlan,
  type ConditionPlan,
} from './alerts/alertPlan.ts'
export { limitsOfPlan, type PlanLimit } from './alerts/alertLimits.ts'
export { conditionPointIds, watchedPointIds } from './alerts/conditionPoints.ts'
export { hoursWithin, isWithinHours } from './alerts/alertHours.ts'
export {
  conditionLead,
  conditionReachMs,
  type AlertSeries,
  type ConditionLead,
} from './alerts/conditionTrack.ts'
export {
  alertDurations,
  durationCategories,
  type AlertDuration,
  type MeasuredCondition,
} from './alerts/alertDurations.ts'
export { standingBefore, UNJUDGED } from './alerts/alertHistory.ts'
export { isMuted, MUTE_CHOICES_MS, MUTED_WITHOUT_END_TS } from './alerts/mute.ts'
export { noticesOf, type AlertNotice, type ToldState } from './alerts/noticesOf.ts'
export {
  countedMessages,
  MESSAGES_PER_HOUR,
  MESSAGES_PER_MINUTE,
  nextMessageTs,
  SAME_ALERT_AFTER_MS,
} from './alerts/messagePace.ts'
export { DAILY_DIGEST_HOUR, nextDigestTs } from './alerts/digestTime.ts'
export { quietRange, type ValueRange } from './alerts/quietRange.ts'
export { evaluateAlert, tracksOf } from './alerts/evaluateAlert.ts'
export { holds } from './alerts/truth.ts'
export type { AlertChange, AlertJudgement, AlertStanding } from './alerts/judgeAlert.ts'
export {
  rulesOfOlderForm,
  type FindOlderPoint,
  type OlderRuleMiss,
  type OlderRulePoint,
} from './alerts/olderRules.ts'
export { ruleIssues, type RuleIssue, type RulePoint } from './alerts/ruleIssues.ts'
export {
  dashboardKind,
  dashboardRights,
  isShareable,
  shareTargets,
  type DashboardKind,
  type DashboardOwnership,
  type DashboardRights,
} from './access/dashboardRules.ts'
export {
  mayDeactivate,
  givesElsewhere,
  roleRefusal,
  rolesGiven,
  type AccountChange,
  type RoleChange,
  type RoleGiver,
  type RoleRefusal,
} from './access/memberRules.ts'
export {
  isPasswordFit,
  isPasswordPersonal,
  PASSWORD_KINDS,
  PASSWORD_KINDS_MIN,
  PASSWORD_MAX,
  PASSWORD_MIN,
  passwordKinds,
} from './access/passwordRules.ts'
export { mayCreateOrganization } from './access/organizationRules.ts'
export {
  ALL_ORGANIZATIONS,
  can,
  isReading,
  organizationsOf,
  organizationsWith,
} from './access/permissions.ts'
export {
  deriveRole,
  hasManagerAccess,
  isSupport,
  permissionsOfRoles,
  ROLE_PERMISSIONS,
} from './access/roles.ts'
export {
  CAPABILITY_NEEDS,
  grantableCapabilities,
  grantablePermissions,
  rightsOfToken,
} from './access/tokenRules.ts'
export {
  BREAKPOINT_MIN_WIDTH_PX,
  breakpointAt,
  canAddWidget,
  canEditGrid,
  DEFAULT_WIDGET_LIMIT,
  defaultSizeOf,
  EDITING_ABOVE_WIDTH_PX,
  GRID_COLUMNS,
  GRID_MARGIN_PX,
  GRID_ROW_HEIGHT_PX,
  MIN_WIDGET_SIZE,
  type WidgetSize,
} from './dashboard/grid.ts'
export { batteryLevel, type BatteryLevel } from './devices/batteryLevel.ts'
export {
  COMMAND_LIFETIMES_MS,
  canHoldKey,
  deviceModel,
  DISRUPTIVE_COMMANDS,
  type DeviceLayout,
  type DeviceModel,
  type SettingsKind,
} from './devices/deviceModel.ts'
export {
  CHANGE_ACTIONS,
  CHANGED_STATUS,
  decideNodeChange,
  type ChangeableNode,
  type NodeDecision,
} from './devices/nodeChange.ts'
export {
  changeLocation,
  type LocationEdit,
  type LocationRefusal,
  type Place,
  type PlacedDevice,
} from './devices/locationChange.ts'
export { foundNetworks } from './devices/foundNetworks.ts'
export {
  isPrivateSetting,
  isSecretSetting,
  PRIVATE_SETTINGS,
  secretMark,
  shownSetting,
} from './devices/privateSettings.ts'
export {
  payloadMappingIssues,
  receivedParameters,
  type ReceivedParameter,
} from './devices/payloadMapping.ts'
export {
  coveredUntilMs,
  maintenanceState,
  type CoverableDevice,
  type MaintenanceCoverage,
} from './maintenance/maintenance.ts'
export { parseCoordinates } from './places/parseCoordinates.ts'
export { SIGNAL_BARS_MAX, signalBars } from './devices/signalBars.ts'
export { scriptState, type ScriptFacts } from './devices/scriptState.ts'
export { autoZeroFreeAt, AUTO_ZERO_PAUSE_MS, knowsAutoZero } from './devices/autoZero.ts'
export {
  availableSensors,
  driverOf,
  isRemovable,
  sensorIdOf,
  type SensorDriver,
} from './devices/attachableSensors.ts'
export { isSameSetting, settingState, type SettingFacts } from './devices/settingState.ts'
export { deriveLayouts, layoutOf, placeWidget, settleLayouts } from './dashboard/layouts.ts'
export {
  clampRect,
  clampSize,
  firstFreeSpot,
  overlaps,
  reflowRects,
  settleRects,
} from './dashboard/placement.ts'
export { airGrades, worstAirGrade, type AirGrade } from './grading/airGrade.ts'
export { airQuality, type AirPoint } from './grading/airQuality.ts'
export { AVERAGING_HOURS, averagingOf } from './grading/averaging.ts'
export {
  gradeValue,
  overallGrade,
  worstGrade,
  type GradedReading,
  type OverallGrade,
} from './grading/grade.ts'
export { gradeColor, type GradePalette } from './grading/gradeColor.ts'
export { NOWCAST_HOURS, NOWCAST_LEAD_HOURS, nowCast, nowCastSeries } from './grading/nowCast.ts'
export { truncateTo } from './grading/truncate.ts'
export { convertedPrecision, unitConverter } from './grading/convertUnit.ts'
export { conversionFactor } from './grading/units.ts'
export {
  alertChangeIn,
  alertLimitIn,
  alertRulesIn,
  pointsOfRules,
  temperatureMeasure,
  type UnitDirection,
} from './units/alertUnits.ts'
export {
  CELSIUS,
  celsiusDifference,
  celsiusOf,
  FAHRENHEIT,
  fahrenheitDifference,
  fahrenheitOf,
  isCelsiusPath,
} from './units/temperature.ts'
export { affectedSpans, type ChangedReadings } from './metrics/affectedSpans.ts'
export { differenceGapMs } from './metrics/difference.ts'
export { evaluateMetric } from './metrics/evaluateMetric.ts'
export {
  chainProblem,
  metricDepths,
  metricOrder,
  metricsBehind,
  type MetricLinks,
} from './metrics/metricChain.ts'
export {
  isOperator,
  isStatistic,
  metricStepMs,
  readConditions,
  sourcesOf,
  type MetricDefinition,
  type MetricProblem,
} from './metrics/metricDefinition.ts'
export { metricOutcome, type MetricOutcome, type MetricSource } from './metrics/metricOutcome.ts'
export {
  expectedIntervals,
  type MetricSeries,
  type MetricValues,
  type TimeSpan,
} from './metrics/metricSeries.ts'
export {
  hoursIn,
  periodValue,
  periodWindow,
  type PeriodDefinition,
} from './metrics/periodMetrics.ts'
export { hiddenBecause, hiddenReading, type HiddenReading } from './status/hiddenReading.ts'
export { faultReason, sensorFaultSince } from './status/sensorFault.ts'
export {
  usAqi,
  usAqiGradeId,
  usAqiSubIndex,
  type UsAqi,
  type UsAqiConcentrations,
} from './grading/usAqi.ts'
export { zonesFor, type Zone } from './grading/zones.ts'
export {
  dataPointIdAt,
  mainDataPointId,
  otherPlaces,
  type OtherPlaces,
} from './naming/dataPointIds.ts'
export { csvField } from './naming/csvField.ts'
export { oneDeviceName } from './naming/oneDeviceName.ts'
export { catalogueName, parameterName } from './naming/parameterName.ts'
export { profileInSpanish } from './naming/spanishProfiles.ts'
export { connectionParts, connectionsOf, sensorName, type Connection } from './naming/sensors.ts'
export { GAP_STEPS, isLineBreak, mayBreak, type LineBreakSeries } from './reduction/lineBreaks.ts'
export { reduceM4, type PixelWindow } from './reduction/m4.ts'
export { takeAt } from './reduction/takeAt.ts'
export {
  COMPLETENESS_THRESHOLD,
  coveredMean,
  coverageOf,
  withCoverage,
  type CoveredStatistic,
} from './statistics/completeness.ts'
export {
  COMBINATIONS,
  combineValues,
  energyMean,
  energyOf,
  LEVEL_LIMIT_DB,
  levelOf,
  type Combination,
} from './statistics/combine.ts'
export { hasMeanOfHours, meanOfHours, type DueHour } from './statistics/dueHours.ts'
export { percentile } from './statistics/percentile.ts'
export { hasPercentiles, rangePercentiles } from './statistics/rangePercentiles.ts'
export { rollingMeans, type RollingMean } from './statistics/rollingMeans.ts'
export { YEAR_LEAD_HOURS, yearFigures, type YearOptions } from './statistics/yearFigures.ts'
export { cycleSums, type CycleSums, type HourFigure } from './statistics/cycles.ts'
export {
  rangeStatistics,
  statisticsOfParts,
  type PartSums,
  type ReadSeries,
} from './statistics/rangeStatistics.ts'
export {
  directionMean,
  directionSums,
  mergeDirectionSums,
  NO_DIRECTIONS,
  normalizeDegrees,
  vectorMean,
  type DirectionMean,
  type DirectionSums,
} from './statistics/direction.ts'
export { countableStepMs } from './statistics/countableStep.ts'
export { heatmapRow, type HeatmapOptions, type HeatmapSeries } from './statistics/heatmapGrid.ts'
export { dailyMeans, hourlyMeans, type PeriodMean } from './statistics/periodMeans.ts'
export {
  FEW_READINGS,
  pollutionRose,
  type PollutionRoseOptions,
} from './statistics/pollutionRose.ts'
export { percentileRoseOf, type PercentileRoseOptions } from './statistics/percentileRose.ts'
export { polarPlotOf, polarPlotRows } from './statistics/polarPlot.ts'
export type { WindHours } from './statistics/windHours.ts'
export { pairsOf, type PairedSteps } from './statistics/pairs.ts'
export { rollingDirectionMean } from './statistics/rollingDirection.ts'
export { roseOf, type RoseOptions, type WindPairs } from './statistics/rose.ts'
export { autoSpeedClasses, fixedSpeedClasses } from './statistics/speedClasses.ts'
export { binStepMs, timeBins } from './statistics/timeBins.ts'
export { meanWind, type WindMean } from './statistics/wind.ts'
export { pairedValues, type TimedValues } from './statistics/windPairs.ts'
export { windRose, type WindRoseOptions } from './statistics/windRose.ts'
export { seriesCoverage, type CoverageSeries } from './statistics/seriesCoverage.ts'
export {
  judgesMoments,
  latestReading,
  reportedStatus,
  type LatestReading,
  type ReadingSeries,
} from './status/latestReading.ts'
export { lastReportMs, locatedAtMs } from './status/locatedAt.ts'
export { alertStateRank, compareAlertState, displayedAlertState } from './status/alertState.ts'
export {
  compareStatus,
  displayedStatus,
  ONLINE_PARAMETER_ID,
  statusOfRank,
  statusRank,
  type NodeReport,
} from './status/nodeStatus.ts'
export {
  DEFAULT_REPORTING_INTERVAL_MS,
  isLocationStale,
  isStale,
  LOCATION_STALE_AFTER_MS,
  REPORTING_GAP,
  reportingGapMs,
} from './status/reportingGap.ts'
export { shownTimes, type ShownData, type ShownTimes } from './status/shownTimes.ts'
export {
  expectedReadings,
  intervalSpans,
  longestIntervalMs,
  type IntervalSeries,
  type IntervalSpan,
} from './status/reportingIntervals.ts'
export {
  calendarSteps,
  isCountable,
  shortestStepMs,
  type CalendarStep,
} from './time/calendarSteps.ts'
export {
  customRange,
  customRangeIssues,
  type CustomRangeDraft,
  type CustomRangeError,
  type CustomRangeIssue,
} from './time/customRange.ts'
export { DAY_MS, HOUR_MS, MINUTE_MS, SECOND_MS } from './time/duration.ts'
export { ownZone } from './time/ownZone.ts'
export {
  chooseRange,
  goNext,
  goPrevious,
  pauseUpdates,
  resumeUpdates,
  toggleUpdates,
  type LiveState,
} from './time/liveState.ts'
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
} from './time/presets.ts'
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
} from './time/range.ts'
export { standardDays, standardOffsetMs } from './time/standardDay.ts'
export { readLength, readTime, writeLength } from './time/timeText.ts'
export { DASHBOARD_FILE_VERSION, dashboardFileOf } from './dashboard/dashboardFile.ts'
export { dashboardDifferences } from './dashboard/differences.ts'
export { documentOf, savedWidgetName } from './dashboard/document.ts'
export {
  EMPTY_JOURNAL,
  JOURNAL_LENGTH,
  MOVES_JOINED_MS,
  readJournal,
  recordEdit,
  redoEdit,
  undoEdit,
  type Journal,
  type JournalEntry,
  type JournalStep,
} from './dashboard/journal.ts'
export { mergeDashboards, type DashboardMerge, type MergeClash } from './dashboard/merge.ts'
export {
  applyPatch,
  invertPatch,
  isEmptyPatch,
  patchBetween,
  type DashboardPatch,
  type Swap,
  type WidgetPatch,
} from './dashboard/patch.ts'
