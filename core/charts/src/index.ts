export { averagingWords, periodWords } from './frames/averagingWords.ts'
export { ChartNote, type ChartNoteProps } from './frames/ChartNote.tsx'
export type { ChartFrame } from './frames/chartFrame.ts'
export { frameLimits, type FrameLimits } from './frames/frameLimits.ts'
export { frameSeries, hasValues } from './frames/frameSeries.ts'
export { SHOWN_MAX, shownIds, toggleShown } from './frames/shownSeries.ts'
export {
  chartMessages,
  useChartText,
  type ChartMessageId,
  type ChartText,
} from './messages/chartMessages.ts'
export { colorOfParameter, colorsOfParameters, seriesPalette } from './palette/palette.ts'
export type { ChartRange, ChartSeries, ChartThreshold, ChartZone } from './series/chartSeries.ts'
export { GAP_STEPS } from './series/drawnPoints.ts'
export { seriesStatistics, type SeriesStatistics } from './series/seriesStatistics.ts'
export { ColumnChart, type ColumnChartProps } from './shapes/ColumnChart.tsx'
export type { ColumnCategory, ColumnOfChart } from './shapes/columnLayout.ts'
export type { DonutSlice } from './shapes/donutArcs.ts'
export { DonutChart, type DonutChartProps } from './shapes/DonutChart.tsx'
export { Sparkline, type SparklineProps } from './shapes/Sparkline.tsx'
export { chartSummary } from './timeseries/chartSummary.ts'
export { LegendCards, type LegendCardsProps } from './timeseries/LegendCards.tsx'
export { SeriesTable, type SeriesTableProps } from './timeseries/SeriesTable.tsx'
export { TimeSeries, type TimeSeriesProps } from './timeseries/TimeSeries.tsx'
export {
  RESIZE_DEBOUNCE_MS,
  useElementSize,
  type ElementSize,
} from './timeseries/useElementSize.ts'
