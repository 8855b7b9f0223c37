export {
  heldFigures,
  heldSteps,
  joinFigures,
  type HeldChange,
  type HeldFigures,
} from './heldValues.ts'
export {
  COMPLETENESS_THRESHOLD,
  coveredMean,
  coverageOf,
  withCoverage,
  type CoveredStatistic,
} from './completeness.ts'
export {
  COMBINATIONS,
  combineValues,
  energyMean,
  energyOf,
  LEVEL_LIMIT_DB,
  levelOf,
  type Combination,
} from './combine.ts'
export { hasMeanOfHours, meanOfHours, type DueHour } from './dueHours.ts'
export { countExceedances, type Exceedances } from './exceedances.ts'
export { recordStart, type WindowReadings } from './recordStart.ts'
export { percentile } from './percentile.ts'
export { hasPercentiles, rangePercentiles } from './rangePercentiles.ts'
export { rollingMeans, type RollingMean } from './rollingMeans.ts'
export { YEAR_LEAD_HOURS, yearFigures, type YearOptions } from './yearFigures.ts'
export { cycleSums, type CycleSums, type HourFigure } from './cycles.ts'
export {
  rangeStatistics,
  statisticsOfParts,
  type PartSums,
  type ReadSeries,
} from './rangeStatistics.ts'
export {
  directionMean,
  directionSums,
  mergeDirectionSums,
  NO_DIRECTIONS,
  normalizeDegrees,
  vectorMean,
  type DirectionMean,
  type DirectionSums,
} from './direction.ts'
export { countableStepMs } from './countableStep.ts'
export { heatmapRow, type HeatmapOptions, type HeatmapSeries } from './heatmapGrid.ts'
export { dailyMeans, hourlyMeans, type PeriodMean } from './periodMeans.ts'
export { FEW_READINGS, pollutionRose, type PollutionRoseOptions } from './pollutionRose.ts'
export { percentileRoseOf, type PercentileRoseOptions } from './percentileRose.ts'
export { polarPlotOf, polarPlotRows } from './polarPlot.ts'
export type { WindHours } from './windHours.ts'
export { pairsOf, type PairedSteps } from './pairs.ts'
export { rollingDirectionMean } from './rollingDirection.ts'
export { roseOf, type RoseOptions, type WindPairs } from './rose.ts'
export { autoSpeedClasses, fixedSpeedClasses } from './speedClasses.ts'
export { binStepMs, timeBins } from './timeBins.ts'
export { meanWind, type WindMean } from './wind.ts'
export { pairedValues, type TimedValues } from './windPairs.ts'
export { windRose, type WindRoseOptions } from './windRose.ts'
export {
  trendOf,
  type MissingTrendLine,
  type Trend,
  type TrendLine,
  type TrendMonth,
  type YearlyChange,
} from './trend.ts'
export { seriesCoverage, type CoverageSeries } from './seriesCoverage.ts'
