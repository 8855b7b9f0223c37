export { affectedSpans, type ChangedReadings } from './affectedSpans.ts'
export { differenceGapMs } from './combined.ts'
export { evaluateMetric } from './evaluateMetric.ts'
export {
  chainProblem,
  metricDepths,
  metricOrder,
  metricsBehind,
  type MetricLinks,
} from './metricChain.ts'
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
export { metricOutcome, type MetricOutcome, type MetricSource } from './metricOutcome.ts'
export {
  expectedIntervals,
  type MetricSeries,
  type MetricValues,
  type TimeSpan,
} from './metricSeries.ts'
export { hoursIn, periodValue, periodWindow, type PeriodDefinition } from './periodMetrics.ts'
