import type { StepsNeed } from '@airshed/kit/define'

/** The steps of a heat map follow the calendar. */
export interface HeatmapStep extends Required<Pick<StepsNeed, 'unit' | 'every'>> {
  /** Usual length, ms: days of 23 hours and months of 28 days are steps too. */
  lengthMs: number
}

/** What the length of the steps depends on. */
export interface HeatmapFit {
  /** Inner width of the widget, CSS pixels. */
  widthPx: number
  /** Reporting interval of the slowest device, ms; 0 if not known yet. */
  slowestMs: number
}

const MINUTE_MS = 60_000
const HOUR_MS = 60 * MINUTE_MS
const DAY_MS = 24 * HOUR_MS

const step = (unit: HeatmapStep['unit'], every: number, lengthMs: number): HeatmapStep => ({
  unit,
  every,
  lengthMs,
})
/** Shortest first; each divides a day. */
const CLOCK_STEPS: readonly HeatmapStep[] = [
  ...[1, 5, 10, 15, 20, 30].map((every) => step('minute', every, every * MINUTE_MS)),
  ...[1, 2, 3, 6, 12].map((every) => step('hour', every, every * HOUR_MS)),
]
const DAY = step('day', 1, DAY_MS)
const MONTH = step('month', 1, 30 * DAY_MS)
const YEAR = step('year', 1, 365 * DAY_MS)

const STEPS: readonly HeatmapStep[] = [...CLOCK_STEPS, DAY, MONTH, YEAR]

/**
 * The step that the edges belong to: while other steps are loading, the previous ones are shown and
 * labelled as what they are. null without a step.
 */
export function stepOfEdges(edges: readonly number[]): HeatmapStep | null {
  const lengths = edges.slice(1).map((edge, index) => edge - (edges[index] ?? 0))
  // At a clock change one step is longer or shorter than the others.
  const usual = lengths.toSorted((one, other) => one - other)[Math.floor(lengths.length / 2)]
  if (usual === undefined) return null
  const far = ({ lengthMs }: HeatmapStep): number => Math.abs(Math.log(lengthMs / usual))
  return STEPS.reduce((nearest, one) => (far(one) < far(nearest) ? one : nearest))
}

/** A narrower cell is hard to point at. */
const CELL_MIN_PX = 9
/** Days form such a familiar pattern that they may be this narrow: a year of them is a picture. */
const DAY_MIN_PX = 2
/** Approximate share of the width that is left beside the names of the devices. */
const PLOT_SHARE = 0.76
/** Enough readings for a cell to have a value even if one of them arrives too late. */
const READINGS_A_CELL = 4
/** Fewer cells than this make no picture: then a cell may hold a single reading. */
const FEWEST_CELLS = 8

/**
 * The steps of a heat map depend on the range and its width in pixels: not shorter than four readings of
 * the slowest device as long as enough cells are left for a picture, and never shorter than one.
 *
 * @param rangeMs length of the range
 */
export function heatmapStep(rangeMs: number, { widthPx, slowestMs }: HeatmapFit): HeatmapStep {
  const plotPx = widthPx * PLOT_SHARE
  const most = Math.max(1, Math.floor(plotPx / CELL_MIN_PX))
  const fitting = (atLeastMs: number): HeatmapStep => {
    const wantedMs = Math.max(rangeMs / most, atLeastMs)
    const clock = CLOCK_STEPS.find(({ lengthMs }) => lengthMs >= wantedMs)
    if (clock !== undefined) return clock
    if (atLeastMs <= DAY_MS && rangeMs / DAY_MS <= Math.max(most, plotPx / DAY_MIN_PX)) return DAY
    return rangeMs / MONTH.lengthMs <= most ? MONTH : YEAR
  }
  const calm = fitting(READINGS_A_CELL * slowestMs)
  return rangeMs / calm.lengthMs >= FEWEST_CELLS ? calm : fitting(slowestMs)
}
