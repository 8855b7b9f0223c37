import type { LimitPeriod, ParameterKind, YearFigures } from '@airshed/schemas'
import { withCoverage } from './completeness.ts'
import { meanOfHours, type DueHour } from './dueHours.ts'
import { countExceedances } from './exceedances.ts'
import { percentile } from './percentile.ts'
import { rollingMeans, type RollingMean } from './rollingMeans.ts'

/** Hours of the rolling mean whose daily maximum counts, as for ozone. */
const ROLLING_HOURS = 8

/** Hours before the first year that its first day needs. */
export const YEAR_LEAD_HOURS = ROLLING_HOURS - 1

/** What to compute for each year. */
export interface YearOptions {
  readonly kind: ParameterKind
  /** 0–100. */
  readonly percentiles: readonly number[]
  readonly limits: readonly { readonly period: LimitPeriod; readonly above: number }[]
  /** Edges of the years, ms UTC, ascending. */
  readonly years: readonly number[]
  /** Edges of the days of these years; only days that are over. */
  readonly days: readonly number[]
}

/** The value of an hour or a day. */
interface PeriodValue {
  readonly startMs: number
  readonly value: number | null
  readonly isDue: boolean
}

/**
 * The figures of each year as defined by air quality rules, from hourly values. Daily means are those of their hours,
 * and rolling 8 h means belong to the day in which they end (Directive 2008/50/EC, annex XI); every step withholds
 * below 75 %, except that exceedances are counted as a lower bound. Limits are compared with the computed values,
 * unrounded.
 *
 * @param hours consecutive ones, with seven before the first year
 */
export function yearFigures(hours: readonly DueHour[], options: YearOptions): YearFigures[] {
  const { kind, years, days } = options
  const rolling = rollingMeans(hours, ROLLING_HOURS, kind)
  const daily = dailyMeans(hours, days, kind)
  const highest8h = dailyMaxima(rolling, days)
  return years.slice(1).map((end, at) => {
    const start = years[at] ?? end
    const isIn = ({ startMs }: { startMs: number }) => startMs >= start && startMs < end
    const values = {
      hour: hours.filter(isIn),
      day: daily.filter(isIn),
      highest8h: highest8h.filter(isIn),
    }
    return { start, end, ...figuresOfYear(values, options) }
  })
}

function figuresOfYear(
  values: Readonly<Record<LimitPeriod, readonly PeriodValue[]>> & { hour: readonly DueHour[] },
  { kind, percentiles, limits }: YearOptions,
): Omit<YearFigures, 'start' | 'end'> {
  const hourly = meanOfHours(values.hour, kind)
  const sorted = Float64Array.from(valuesOf(values.hour)).toSorted()
  return {
    hourly,
    minimum: sorted[0] ?? null,
    maximum: sorted.at(-1) ?? null,
    percentiles: percentiles.map((percent) => ({
      percent,
      value: withCoverage(percentile(sorted, percent), hourly.count, hourly.expected).value,
    })),
    highestDay: highestOf(values.day),
    highest8h: highestOf(values.highest8h),
    exceedances: limits.map(({ period, above }) => ({
      period,
      above,
      ...countExceedances(valuesOf(values[period]), above, dueOf(values[period])),
    })),
  }
}

const valuesOf = (periods: readonly PeriodValue[]): number[] =>
  periods.flatMap(({ value }) => (value === null ? [] : [value]))

const dueOf = (periods: readonly PeriodValue[]): number =>
  periods.filter(({ isDue }) => isDue).length

function dailyMeans(
  hours: readonly DueHour[],
  days: readonly number[],
  kind: ParameterKind,
): PeriodValue[] {
  return grouped(hours, days, ({ startMs }) => startMs).map(({ startMs, items }) => {
    const { value, expected } = meanOfHours(items, kind)
    return { startMs, value, isDue: expected > 0 }
  })
}

/** The highest mean of each day, if 75 % of its means have a value. */
function dailyMaxima(means: readonly RollingMean[], days: readonly number[]): PeriodValue[] {
  // A mean that ends at midnight is the last of the day before.
  return grouped(means, days, ({ endMs }) => endMs - 1).map(({ startMs, items }) => {
    const due = items.filter(({ expected }) => expected > 0).length
    const found = items.flatMap(({ value }) => (value === null ? [] : [value]))
    const { value } = withCoverage(Math.max(...found), found.length, due)
    return { startMs, value, isDue: due > 0 }
  })
}

interface Group<Item> {
  startMs: number
  items: Item[]
}

/** Items by the step in which they lie; both are ascending. Steps without an item are left out. */
function grouped<Item>(
  items: readonly Item[],
  edges: readonly number[],
  timeOf: (item: Item) => number,
): Group<Item>[] {
  const groups: Group<Item>[] = []
  let step = 0
  for (const item of items) {
    const time = timeOf(item)
    while ((edges[step + 1] ?? Infinity) <= time) step += 1
    const startMs = edges[step] ?? Infinity
    if (time < startMs || step + 1 >= edges.length) continue
    const last = groups.at(-1)
    if (last?.startMs === startMs) last.items.push(item)
    else groups.push({ startMs, items: [item] })
  }
  return groups
}

function highestOf(days: readonly PeriodValue[]): YearFigures['highestDay'] {
  let highest: PeriodValue | undefined
  let count = 0
  for (const day of days) {
    if (day.value === null) continue
    count += 1
    if (highest === undefined || day.value > (highest.value ?? -Infinity)) highest = day
  }
  const { value = null, startMs: dayStart = null } = highest ?? {}
  return { value, dayStart, count, expected: dueOf(days) }
}
