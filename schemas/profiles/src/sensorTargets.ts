import { DAY_MS, HOUR_MS } from './periods.ts'

/** Ends of a figure that meets a target; null: no bound on that side. */
export interface TargetRange {
  readonly least: number | null
  readonly most: number | null
}

/** Figures of sensors beside a reference for which a target may be set. */
export type TargetFigure =
  | 'slope'
  | 'intercept'
  | 'rSquared'
  | 'rmse'
  | 'nrmsePercent'
  | 'sd'
  | 'cvPercent'

/** How well sensors of one parameter should agree with a reference, and with one another. */
export interface SensorTargets {
  /** The document that they are from, by its number. */
  readonly source: string
  /** Unit of `intercept`, `rmse` and `sd`: the targets apply to values in it alone. */
  readonly unit: string
  /** Averaging period of the means to which the targets apply. */
  readonly averagingPeriodMs: number
  readonly ranges: Readonly<Partial<Record<TargetFigure, TargetRange>>>
}

const upTo = (most: number): TargetRange => ({ least: null, most })
const within = (center: number, by: number): TargetRange => ({
  // Sums such as 1 − 0.35 are not the decimals that reports print.
  least: Number((center - by).toFixed(6)),
  most: Number((center + by).toFixed(6)),
})

interface Printed {
  slope: number
  intercept: number
  rSquared: number
  rmse: number
  sd: number
}

const rangesOf = ({ slope, intercept, rSquared, rmse, sd }: Printed) => ({
  slope: within(1, slope),
  intercept: within(0, intercept),
  rSquared: { least: rSquared, most: null },
  rmse: upTo(rmse),
  sd: upTo(sd),
  cvPercent: upTo(30),
})

const NRMSE = { nrmsePercent: upTo(30) }
const PARTICLES = 'EPA/600/R-20/280 (2021)'
const OZONE = 'EPA/600/R-20/279 (2021)'
const LATER = 'US EPA sensortoolkit 1.1 (2024)'

/**
 * Targets of the US EPA for sensors in outdoor, fixed, non-regulatory monitoring, by the id of the parameter. Of error and of
 * precision either of two figures suffices: RMSE or NRMSE, SD or CV. All numbers are those that the EPA’s own library of
 * evaluation has (github.com/USEPA/sensortoolkit, `sensortoolkit/param/_targets.py`).
 */
export const SENSOR_TARGETS: Readonly<Record<string, SensorTargets>> = {
  '132:5': {
    source: PARTICLES,
    unit: 'µg/m³',
    averagingPeriodMs: DAY_MS,
    ranges: {
      ...rangesOf({ slope: 0.35, intercept: 5, rSquared: 0.7, rmse: 7, sd: 5 }),
      ...NRMSE,
    },
  },
  '132:7': {
    source: LATER,
    unit: 'µg/m³',
    averagingPeriodMs: DAY_MS,
    ranges: {
      ...rangesOf({ slope: 0.35, intercept: 10, rSquared: 0.7, rmse: 14, sd: 5 }),
      ...NRMSE,
    },
  },
  '170:2': {
    source: OZONE,
    unit: 'ppb',
    averagingPeriodMs: HOUR_MS,
    ranges: rangesOf({ slope: 0.2, intercept: 5, rSquared: 0.8, rmse: 5, sd: 5 }),
  },
  '170:1': {
    source: LATER,
    unit: 'ppb',
    averagingPeriodMs: HOUR_MS,
    ranges: rangesOf({ slope: 0.35, intercept: 5, rSquared: 0.7, rmse: 15, sd: 5 }),
  },
  '170:3': {
    source: LATER,
    unit: 'ppb',
    averagingPeriodMs: HOUR_MS,
    ranges: rangesOf({ slope: 0.35, intercept: 5, rSquared: 0.7, rmse: 15, sd: 5 }),
  },
  '170:4': {
    source: LATER,
    unit: 'ppm',
    averagingPeriodMs: HOUR_MS,
    ranges: rangesOf({ slope: 0.2, intercept: 0.05, rSquared: 0.8, rmse: 0.15, sd: 0.02 }),
  },
}
