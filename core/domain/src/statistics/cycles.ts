import type { CycleFigure, Cycles, ParameterKind } from '@airshed/schemas'
import { IANAZone } from 'luxon'
import { HOUR_MS, MINUTE_MS } from '../time/duration.ts'
import { COMBINATIONS, energyOf, levelOf } from './combine.ts'
import { withCoverage } from './completeness.ts'
import { directionMean, directionSums, mergeDirectionSums, NO_DIRECTIONS } from './direction.ts'
import { tQuantile95 } from './tQuantile.ts'

/** The value of one hour. */
export interface HourFigure {
  /** Start of the hour, ms UTC. */
  readonly startMs: number
  /** Exclusive, ms UTC; default an hour after its start. */
  readonly endMs?: number
  /** null: none, or of too few readings. */
  readonly value: number | null
}

/** Sums up the hours of one data point by hour of day, weekday and month. */
export interface CycleSums {
  /** Adds an hour that should have a value, whether or not it has one. */
  add(hour: HourFigure): void
  /** The figures of the hours added so far. */
  figures(): Cycles
}

/**
 * The usual course of a day, a week and a year, as openair's `timeVariation` has it: the mean of the hourly values of
 * each hour of the day, each weekday, each month, and each hour of each weekday, by the local wall-clock time.
 *
 * The interval is that of the mean at 95 %, `mean ± t(n − 1) · s / √n`; openair draws the same interval by a bootstrap
 * of the hourly values, with which it agrees for the number of hours in a month or more. Both treat hours as
 * independent: where they are consecutive, as within a weekday, the true interval is wider. The interval of levels is
 * computed from their energies; directions have a vector mean and no interval. Like every figure it is withheld below
 * 75 % of the hours.
 *
 * @param zone IANA name; an unknown one counts as UTC
 */
export function cycleSums(kind: ParameterKind, zone: string): CycleSums {
  const known = IANAZone.create(zone)
  const offsetMs = (ms: number) => (known.isValid ? known.offset(ms) * MINUTE_MS : 0)
  const sums = {
    hour: groups(kind, 24),
    weekday: groups(kind, 7),
    month: groups(kind, 12),
    weekdayHour: groups(kind, 7 * 24),
  }
  return {
    add({ startMs, endMs = startMs + HOUR_MS, value }) {
      // The clock may be changed a minute after the hour began: its middle shows most of it.
      const middleMs = (startMs + endMs) / 2
      const wall = new Date(middleMs + offsetMs(middleMs))
      const hour = wall.getUTCHours()
      const weekday = (wall.getUTCDay() + 6) % 7
      sums.hour[hour]?.add(value)
      sums.weekday[weekday]?.add(value)
      sums.month[wall.getUTCMonth()]?.add(value)
      sums.weekdayHour[weekday * 24 + hour]?.add(value)
    },
    figures: () => ({
      timezone: zone,
      hourly: COMBINATIONS[kind],
      hour: sums.hour.map(figureOf),
      weekday: sums.weekday.map(figureOf),
      month: sums.month.map(figureOf),
      weekdayHour: sums.weekdayHour.map(figureOf),
    }),
  }
}

interface Group {
  add(value: number | null): void
  figure(): CycleFigure
}

const figureOf = (group: Group): CycleFigure => group.figure()

const groups = (kind: ParameterKind, count: number): Group[] =>
  Array.from({ length: count }, () =>
    COMBINATIONS[kind] === 'vectorMean' ? directionGroup() : valueGroup(kind === 'level'),
  )

/** Mean and interval by Welford's sums, which lose no digits if values are close together. */
function valueGroup(isLevel: boolean): Group {
  let expected = 0
  let count = 0
  let mean = 0
  let squares = 0
  return {
    add(value) {
      expected += 1
      if (value === null) return
      const own = isLevel ? energyOf(value) : value
      count += 1
      const before = own - mean
      mean += before / count
      squares += before * (own - mean)
    },
    figure() {
      const covered = withCoverage(isLevel ? levelOf(mean) : mean, count, expected)
      if (covered.value === null || count < 2) return { ...covered, low: null, high: null }
      const half = tQuantile95(count - 1) * Math.sqrt(squares / (count - 1) / count)
      const [low, high] = [mean - half, mean + half]
      if (!isLevel) return { ...covered, low, high }
      // No level has an energy of zero or less.
      return low > 0
        ? { ...covered, low: levelOf(low), high: levelOf(high) }
        : { ...covered, low: null, high: null }
    },
  }
}

function directionGroup(): Group {
  let expected = 0
  let sums = NO_DIRECTIONS
  return {
    add(value) {
      expected += 1
      if (value !== null) sums = mergeDirectionSums(sums, directionSums([value]))
    },
    figure() {
      const { directionDeg } = directionMean(sums)
      return { ...withCoverage(directionDeg, sums.count, expected), low: null, high: null }
    },
  }
}
