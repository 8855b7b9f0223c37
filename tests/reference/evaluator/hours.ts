import { edgesOf, wallAt, type Steps } from './calendar.ts'
import { covered, greatest, least, rangeFigures, together, type Covered } from './figures.ts'
import type { Series } from './readings.ts'
import { studentT } from './studentT.ts'

const HOUR_MS = 3_600_000
const HOURS_OF_8H = 8

/** The value of an hour, and whether its device should have one. */
export interface Hour {
  startMs: number
  endMs: number
  value: number | null
  isDue: boolean
}

/** The hours that a window touches and that are over by its end and by now. */
export function hoursIn(
  series: Series,
  clock: Omit<Steps, 'unit'>,
  { from, to, now }: { from: number; to: number; now: number },
): Hour[] {
  const until = Math.min(to, now)
  const edges = edgesOf({ ...clock, unit: 'hour' }, from, until).filter((edge) => edge <= until)
  return edges.slice(0, -1).map((startMs, at) => {
    const endMs = edges[at + 1] ?? startMs
    const { value, count, expected } = rangeFigures(series, startMs, endMs, now)
    return { startMs, endMs, value, isDue: expected > 0 || count > 0 }
  })
}

const valuesOf = (hours: readonly { value: number | null }[]): number[] => {
  const values: number[] = []
  for (const { value } of hours) if (value !== null) values.push(value)
  return values
}

const meanOf = (series: Series, hours: readonly Hour[]): Covered => {
  const values = valuesOf(hours)
  const due = hours.filter(({ isDue }) => isDue).length
  return covered(together(series.kind, values), values.length, due)
}

export interface RollingMean extends Covered {
  endMs: number
}

/** For each hour that ends in the window the mean of it and the preceding ones. */
export function rollingIn(
  series: Series,
  zone: string,
  window: { from: number; to: number; now: number },
  length: number,
): RollingMean[] {
  const lead = { ...window, from: window.from - (length - 1) * HOUR_MS }
  const hours = hoursIn(series, { zone, isStandardTime: true }, lead)
  const means: RollingMean[] = []
  for (let last = length - 1; last < hours.length; last += 1) {
    const part = hours.slice(last - length + 1, last + 1)
    means.push({ endMs: hours[last]?.endMs ?? 0, ...meanOf(series, part) })
  }
  return means
}

/** Interpolated linearly between the two nearest values, at fraction p of the way from first to last. */
export function percentileOf(values: readonly number[], percent: number): number | null {
  const sorted = [...values].sort((a, b) => a - b)
  const [first] = sorted
  if (first === undefined) return null
  const place = (percent / 100) * (sorted.length - 1)
  const below = sorted[Math.floor(place)] ?? first
  const above = sorted[Math.floor(place) + 1] ?? below
  return below + (place % 1) * (above - below)
}

export interface Limit {
  period: 'hour' | 'day' | 'highest8h'
  above: number
}

/** A year by its hourly values, daily means and highest 8 h means, in standard time. */
export function yearOf(
  series: Series,
  zone: string,
  { at, now }: { at: number; now: number },
  { percentiles, limits }: { percentiles: readonly number[]; limits: readonly Limit[] },
) {
  const clock = { zone, isStandardTime: true }
  const [start = 0, end = 0] = edgesOf({ ...clock, unit: 'year' }, at, at + 1)
  const lead = { from: start - (HOURS_OF_8H - 1) * HOUR_MS, to: end, now }
  const hours = hoursIn(series, clock, lead)
  const own = hours.filter(({ startMs }) => startMs >= start)
  const rolling = hours.slice(HOURS_OF_8H - 1).map((_, first) => {
    const part = hours.slice(first, first + HOURS_OF_8H)
    return { endMs: part.at(-1)?.endMs ?? 0, ...meanOf(series, part) }
  })
  const edges = edgesOf({ ...clock, unit: 'day' }, start, Math.min(end, now))
  const whole = edges.filter((edge) => edge <= now)
  const day: { startMs: number; value: number | null; isDue: boolean }[] = []
  const highest8h: typeof day = []
  for (let number = 0; number + 1 < whole.length; number += 1) {
    const [startMs = 0, endMs = 0] = [whole[number], whole[number + 1]]
    const inside = own.filter((hour) => hour.startMs >= startMs && hour.startMs < endMs)
    const { value, expected } = meanOf(series, inside)
    day.push({ startMs, value, isDue: expected > 0 })
    const ending = rolling.filter((mean) => mean.endMs > startMs && mean.endMs <= endMs)
    const due = ending.filter((mean) => mean.expected > 0).length
    const values = valuesOf(ending)
    highest8h.push({
      startMs,
      value: covered(greatest(values), values.length, due).value,
      isDue: due > 0,
    })
  }
  const hourly = meanOf(series, own)
  const values = valuesOf(own)
  const periods = { hour: own, day, highest8h }
  const highestOf = (days: typeof day) => {
    const value = greatest(valuesOf(days))
    return {
      value,
      dayStart: value === null ? null : (days.find((one) => one.value === value)?.startMs ?? null),
      count: valuesOf(days).length,
      expected: days.filter(({ isDue }) => isDue).length,
    }
  }
  return {
    start,
    end,
    hourly,
    minimum: least(values),
    maximum: greatest(values),
    percentiles: percentiles.map((percent) => ({
      percent,
      value: covered(percentileOf(values, percent), hourly.count, hourly.expected).value,
    })),
    highestDay: highestOf(day),
    highest8h: highestOf(highest8h),
    exceedances: limits.map(({ period, above }) => {
      const found = valuesOf(periods[period])
      const due = periods[period].filter(({ isDue }) => isDue).length
      const exceeding = found.filter((value) => value > above).length
      return { period, above, atLeast: exceeding, ...covered(exceeding, found.length, due) }
    }),
  }
}

export interface Cycle extends Covered {
  low: number | null
  high: number | null
}

/** The usual course of a day, a week and a year in local time: the hours of each group. */
export function cyclesIn(
  series: Series,
  zone: string,
  window: { from: number; to: number; now: number },
) {
  const groups = { hour: groupsOf(24), weekday: groupsOf(7), month: groupsOf(12) }
  const weekdayHour = groupsOf(7 * 24)
  for (const hour of hoursIn(series, { zone }, window)) {
    if (!hour.isDue) continue
    const { minute, weekday, month } = wallAt({ zone }, hour.startMs)
    const ofDay = Math.floor(minute / 60)
    groups.hour[ofDay]?.push(hour)
    groups.weekday[weekday]?.push(hour)
    groups.month[month - 1]?.push(hour)
    weekdayHour[24 * weekday + ofDay]?.push(hour)
  }
  const all = (own: readonly Hour[][]) => own.map((hours) => cycleOf(series, hours))
  const { hour, weekday, month } = groups
  return {
    hour: all(hour),
    weekday: all(weekday),
    month: all(month),
    weekdayHour: all(weekdayHour),
  }
}

const groupsOf = (length: number): Hour[][] => Array.from({ length }, () => [])

/** A mean with its 95 % interval, mean ± t · s / √n; for levels by their energies, for directions none. */
function cycleOf(series: Series, hours: readonly Hour[]): Cycle {
  const mean = meanOf(series, hours)
  const values = valuesOf(hours)
  if (mean.value === null || values.length < 2 || series.kind === 'direction') {
    return { ...mean, low: null, high: null }
  }
  const isLevel = series.kind === 'level'
  const own = isLevel ? values.map((value) => Math.pow(10, value / 10)) : values
  let sum = 0
  for (const value of own) sum += value
  const middle = sum / own.length
  let squares = 0
  for (const value of own) squares += (value - middle) * (value - middle)
  const n = own.length
  const half = studentT(n - 1) * Math.sqrt(squares / (n - 1) / n)
  const [low, high] = [middle - half, middle + half]
  if (!isLevel) return { ...mean, low, high }
  if (low <= 0) return { ...mean, low: null, high: null }
  return { ...mean, low: 10 * Math.log10(low), high: 10 * Math.log10(high) }
}
