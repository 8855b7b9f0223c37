export { averagingWords, periodWords } from './frames/averagingWords.ts'
export { ChartNote, type ChartNoteProps } from './frames/ChartNote.tsx'
export type { ChartFrame } from './frames/chartFrame.ts'
export { FaultNote, type FaultNoteProps } from './frames/FaultNote.tsx'
export { frameLimits, type FrameLimits } from './frames/frameLimits.ts'
export { leastSpanOf } from './palette/leastSpans.ts'
export { frameNames, type FrameNames } from './frames/frameNames.ts'
export { frameSeries, hasValues } from './frames/frameSeries.ts'
export { StatisticFigure, type StatisticFigureProps } from './frames/StatisticFigure.tsx'
export { LineNames } from './frames/LineNames.tsx'
export { SHOWN_MAX, shownIds, toggleShown } from './frames/shownSeries.ts'
export {
  HeatGrid,
  type HeatGridProps,
  type HeatGridRow,
  type HeatGridWords,
} from './heatmap/HeatGrid.tsx'
export type { HeatGridCell } from './heatmap/paintHeatGrid.ts'
export { bandOf, rampColor, sequentialScale, type ScaleBand } from './heatmap/sequentialScale.ts'
export {
  chartMessages,
  chartTexts,
  useChartText,
  type ChartMessageId,
  type ChartText,
} from './messages/chartMessages.ts'
export { colorOfParameter, colorsOfParameters, seriesPalette } from './palette/palette.ts'
export { Plot, type PlotProps, type PlotWords } from './plotly/Plot.tsx'
export type {
  PlotAxis,
  PlotBars,
  PlotCells,
  PlotFigure,
  PlotLine,
  PlotMarks,
  PlotNote,
  PlotPlace,
  PlotTrace,
} from './plotly/plotFigure.ts'
export { compassName, compassNames } from './rose/compassNames.ts'
export { RoseChart, type RoseChartProps, type RoseWords } from './rose/RoseChart.tsx'
export type { RoseChartSector, RosePart, RoseRing } from './rose/roseLayout.ts'
export type { ChartRange, ChartSeries, ChartThreshold, ChartZone } from './series/chartSeries.ts'
export { wholeFigureOf } from './series/figuresOf.ts'
export { seriesStatistics, type SeriesStatistics } from './series/seriesStatistics.ts'
export { ColumnChart, type ColumnChartProps } from './shapes/ColumnChart.tsx'
export { courseValues, type CourseSeries } from './shapes/courseValues.ts'
export type { ColumnCategory, ColumnOfChart } from './shapes/columnLayout.ts'
export type { DonutSlice } from './shapes/donutArcs.ts'
export { DonutChart, type DonutChartProps } from './shapes/DonutChart.tsx'
export { ShapeTable, type ShapeTableProps } from './shapes/ShapeTable.tsx'
export { Sparkline, type SparklineProps } from './shapes/Sparkline.tsx'
export { SpanChart, type SpanChartProps } from './spans/SpanChart.tsx'
export { spanChartHeightPx, type ChartSpan, type ChartSpanRow } from './spans/spanLayout.ts'
export { chartSummary } from './timeseries/chartSummary.ts'
export { LegendCards, type LegendCardsProps } from './timeseries/LegendCards.tsx'
export { SeriesTable, type SeriesTableProps } from './timeseries/SeriesTable.tsx'
export { TimeSeries, type TimeSeriesProps } from './timeseries/TimeSeries.tsx'
export type { SharedTime } from './timeseries/useSharedTime.ts'
export {
  RESIZE_DEBOUNCE_MS,
  useElementSize,
  type ElementSize,
} from './timeseries/useElementSize.ts'
