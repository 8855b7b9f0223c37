export type {
  ColumnCategory,
  ColumnOfChart,
  DonutSlice,
  RoseChartSector,
  RosePart,
  RoseRing,
} from '@airshed/domain/drawing'
export * from './frames/averagingWords.ts'
export { basisName } from './frames/basisName.ts'
export * from './frames/ChartNote.tsx'
export * from './frames/chartFrame.ts'
export * from './frames/FaultNote.tsx'
export * from './frames/frameLimits.ts'
export * from './palette/leastSpans.ts'
export { frameNames, type FrameNames } from './frames/frameNames.ts'
export * from './frames/frameSeries.ts'
export * from './frames/StatisticFigure.tsx'
export * from './frames/LineNames.tsx'
export * from './frames/shownSeries.ts'
export * from './heatmap/HeatGrid.tsx'
export type { HeatGridCell } from './heatmap/paintHeatGrid.ts'
export * from './heatmap/sequentialScale.ts'
export * from './messages/chartMessages.ts'
export * from './palette/palette.ts'
export * from './plotly/Plot.tsx'
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
export * from './rose/compassNames.ts'
export * from './rose/RoseCard.tsx'
export * from './rose/RoseChart.tsx'
export type { ChartRange, ChartSeries, ChartThreshold, ChartZone } from './series/chartSeries.ts'
export { wholeFigureOf } from './series/figuresOf.ts'
export { seriesStatistics, type SeriesStatistics } from './series/seriesStatistics.ts'
export * from './shapes/ColumnChart.tsx'
export * from './shapes/courseValues.ts'
export * from './shapes/DonutChart.tsx'
export * from './shapes/ShapeTable.tsx'
export * from './shapes/Sparkline.tsx'
export * from './spans/SpanChart.tsx'
export { spanChartHeightPx, type ChartSpan, type ChartSpanRow } from './spans/spanLayout.ts'
export * from './timeseries/chartSummary.ts'
export * from './timeseries/LegendCards.tsx'
export * from './timeseries/SeriesTable.tsx'
export * from './timeseries/TimeSeries.tsx'
export type { SharedTime } from './timeseries/useSharedTime.ts'
export * from './timeseries/useElementSize.ts'
