import type { PolarPlot } from '@airshed/schemas'
import { COMPLETENESS_THRESHOLD, coverageOf } from './completeness.ts'
import { windSmoother, type Smoothed } from './windSmoother.ts'
import { windHoursOf, type WindHours } from './windHours.ts'

/** Cells across: an odd number, so that one is in the middle. */
const CELLS = 61
/** Standard deviations of the kernel, those of openair's `polarPlot(statistic = "nwr")`. */
const DIRECTION_SPREAD_DEG = 5
const SPEED_SPREAD = 1.5
/** A cell with less than half an hour's weight near its wind has no mean; below five hours it is uncertain. */
const LEAST_HOURS = 0.5
const FEW_HOURS = 5

type Plot = Omit<PolarPlot, 'timezone' | 'speedUnit' | 'pollutantUnit'>

/**
 * The mean of a pollutant by speed and direction of the wind on an even grid of winds, smoothed by nonparametric wind
 * regression (see `windSmoother`). Below 75 % of the hours of the window all means are withheld; the hours they would
 * be based on are still returned.
 *
 * It is computed row by row, so that the caller can yield to other work in between: the generator yields between its
 * parts and before each row, and returns the plot.
 */
export function* polarPlotRows(hours: WindHours): Generator<undefined, Plot> {
  const windy = { speeds: [] as number[], directionsDeg: [] as number[], values: [] as number[] }
  const calm: number[] = []
  for (const hour of windHoursOf(hours)) {
    if (hour.isCalm) calm.push(hour.concentration)
    else {
      windy.speeds.push(hour.speed)
      windy.directionsDeg.push(hour.directionDeg)
      windy.values.push(hour.concentration)
    }
  }
  const count = windy.values.length + calm.length
  const coverage = coverageOf(count, hours.expected)
  const isCovered = (coverage ?? 1) >= COMPLETENESS_THRESHOLD
  const edgeSpeed = windy.speeds.reduce((most, speed) => Math.max(most, speed), 0)
  const width = (2 * edgeSpeed) / CELLS
  const axis = Array.from({ length: CELLS }, (_, at) => (at - (CELLS - 1) / 2) * width)
  yield
  const smooth = windSmoother(windy, {
    directionSpreadDeg: DIRECTION_SPREAD_DEG,
    speedSpread: SPEED_SPREAD,
  })
  const rows: Smoothed[][] = []
  for (const north of axis) {
    yield
    rows.push(
      axis.map((east) =>
        Math.hypot(east, north) > edgeSpeed || edgeSpeed === 0
          ? NOTHING
          : toTenths(smooth(Math.hypot(east, north), directionOf(east, north))),
      ),
    )
  }
  const hasMean = ({ hours: near }: Smoothed) => isCovered && near >= LEAST_HOURS
  return {
    axis,
    edgeSpeed,
    means: rows.map((row) => row.map((cell) => (hasMean(cell) ? cell.mean : null))),
    hours: rows.map((row) => row.map(({ hours: near }) => near)),
    fewBelow: FEW_HOURS,
    highest: isCovered ? highestOf(rows, axis) : null,
    mean: isCovered ? meanOf([...windy.values, ...calm]) : null,
    calm: { count: calm.length, mean: isCovered ? meanOf(calm) : null },
    directionSpreadDeg: DIRECTION_SPREAD_DEG,
    speedSpread: SPEED_SPREAD,
    count,
    expected: hours.expected,
    coverage,
  }
}

/** The complete plot at once, for few hours. */
export function polarPlotOf(hours: WindHours): Plot {
  const rows = polarPlotRows(hours)
  for (;;) {
    const { done, value } = rows.next()
    if (done === true) return value
  }
}

/** The rounded hours that are returned are also the ones that are compared. */
const toTenths = ({ mean, hours }: Smoothed): Smoothed => ({
  mean,
  hours: Number(hours.toFixed(1)),
})

const NOTHING: Smoothed = { mean: 0, hours: 0 }

/** The direction that the wind of a cell comes from; null: none, in the middle. */
const directionOf = (east: number, north: number): number | null =>
  east === 0 && north === 0 ? null : ((Math.atan2(east, north) * 180) / Math.PI + 360) % 360

function highestOf(rows: readonly (readonly Smoothed[])[], axis: readonly number[]) {
  let highest: Plot['highest'] = null
  for (const [row, cells] of rows.entries()) {
    for (const [column, { mean, hours }] of cells.entries()) {
      if (hours < FEW_HOURS || mean <= (highest?.mean ?? Number.NEGATIVE_INFINITY)) continue
      const [east, north] = [axis[column] ?? 0, axis[row] ?? 0]
      highest = {
        mean,
        speed: Math.hypot(east, north),
        directionDeg: directionOf(east, north) ?? 0,
      }
    }
  }
  return highest
}

const meanOf = (values: readonly number[]): number | null =>
  values.length === 0 ? null : values.reduce((sum, value) => sum + value, 0) / values.length
