export * from './affectedSpans.ts'
export { differenceGapMs } from './combined.ts'
export * from './evaluateMetric.ts'
export * from './metricChain.ts'
export { isGasByVolume } from './massMetrics.ts'
export {
  isCombined,
  isOperator,
  isStatistic,
  metricStepMs,
  readConditions,
  sourcesOf,
  type MetricDefinition,
  type MetricProblem,
  withReference,
} from './metricDefinition.ts'
export * from './metricOutcome.ts'
export * from './metricSource.ts'
export {
  expectedIntervals,
  type MetricSeries,
  type MetricValues,
  type TimeSpan,
} from './metricSeries.ts'
export { hoursIn, periodValue, periodWindow, type PeriodDefinition } from './periodMetrics.ts'
