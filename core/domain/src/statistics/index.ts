export * from './heldValues.ts'
export * from './completeness.ts'
export * from './colocation/index.ts'
export * from './combine.ts'
export * from './dueHours.ts'
export * from './exceedances.ts'
export * from './recordStart.ts'
export * from './percentile.ts'
export * from './rangePercentiles.ts'
export * from './rollingMeans.ts'
export * from './yearFigures.ts'
export * from './cycles.ts'
export * from './rangeStatistics.ts'
export * from './direction.ts'
export * from './countableStep.ts'
export * from './heatmapGrid.ts'
export * from './periodMeans.ts'
export * from './pollutionRose.ts'
export * from './percentileRose.ts'
export * from './polarPlot.ts'
export type { WindHours } from './windHours.ts'
export * from './pairs.ts'
export * from './rose.ts'
export { autoSpeedClasses, fixedSpeedClasses } from './speedClasses.ts'
export { binStepMs, timeBins } from './timeBins.ts'
export * from './wind.ts'
export * from './windPairs.ts'
export { windRose, type WindRoseOptions } from './windRose.ts'
export {
  trendOf,
  type MissingTrendLine,
  type Trend,
  type TrendLine,
  type TrendMonth,
  type YearlyChange,
} from './trend.ts'
export * from './seriesCoverage.ts'
