// Rules of dashboards, ranges and rights: pure functions.

export * from '@airshed/domain'
export { correctionPresetById, type CorrectionPreset } from '@airshed/profiles'
export {
  periodWords,
  SpanChart,
  spanChartHeightPx,
  type ChartSpan,
  type ChartSpanRow,
  type SpanChartProps,
  basisName,
} from '@airshed/charts'
