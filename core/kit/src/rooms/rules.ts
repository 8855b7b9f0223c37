// Rules of air, time and status: pure functions.

export {
  type AirGrade,
  airGrades,
  /** @deprecated 0.2 Use a need of the kind `rose`, which chooses classes if it has no `speedBreaks`. */
  autoSpeedClasses,
  /** @deprecated 0.2 Use a need of the kind `steps`: its figures are based on all readings and report coverage. */
  binStepMs,
  COMBINATIONS,
  COMPLETENESS_THRESHOLD,
  type Connection,
  connectionParts,
  connectionsOf,
  countExceedances,
  dataPointIdAt,
  DAY_MS,
  type Exceedances,
  /** @deprecated 0.2 Use a need of the kind `rose` with `speedBreaks`. */
  fixedSpeedClasses,
  gradeColor,
  type GradedMean,
  gradeValue,
  /** @deprecated 0.2 Use a need of the kind `steps`: its figures are based on all readings and report coverage. */
  heatmapRow,
  hiddenReading,
  type HiddenReading,
  HOUR_MS,
  isLocationStale,
  isReported,
  isStale,
  judgesMoments,
  lastRange,
  lastReportMs,
  latestReading,
  type LatestReading,
  locatedAtMs,
  MINUTE_MS,
  oneDeviceName,
  otherPlaces,
  ownZone,
  /** @deprecated 0.2 Use a need of the kind `rose`: it is based on all readings, and `RoseChart` draws it. */
  pairedValues,
  /** @deprecated 0.2 Use a need of the kind `rose` with a `pollutantDataPointId`: it is based on all readings. */
  pollutionRose,
  reportedStatus,
  reportingGapMs,
  reportTimes,
  sensorName,
  seriesCoverage,
  type ShownTimes,
  shownTimes,
  statusRank,
  /** @deprecated 0.2 Use a need of the kind `steps`: its figures are based on all readings and report coverage. */
  timeBins,
  type TimeRange,
  unitConverter,
  /** @deprecated 0.2 Use a need of the kind `rose`: it is based on all readings, and `RoseChart` draws it. */
  windRose,
  worstAirGrade,
  worstGrade,
  zonesFor,
} from '@airshed/domain'
