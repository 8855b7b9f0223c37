export * from './affectedSpans.ts'
export { differenceGapMs } from './combined.ts'
export * from './computedValues.ts'
export * from './computedChain.ts'
export { isGasByVolume } from './computedMass.ts'
export {
  isCombined,
  isOperator,
  isStatistic,
  computedStepMs,
  readConditions,
  sourcesOf,
  type ComputedDefinition,
  type ComputedProblem,
  withReference,
} from './computedDefinition.ts'
export * from './computedOutcome.ts'
export * from './metricSource.ts'
export {
  expectedIntervals,
  type SourceSeries,
  type ComputedValues,
  type TimeSpan,
} from './sourceSeries.ts'
export { hoursIn, periodValue, periodWindow, type PeriodDefinition } from './periodValues.ts'
