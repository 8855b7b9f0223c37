import { covered, vectorMean, type Covered } from './figures.ts'
import { expectedIn, shownIn, type Series } from './readings.ts'

const MINUTE_MS = 60_000
const STEPS_MS = [10, 30, 60].map((minutes) => minutes * MINUTE_MS)

/** The measurements of one wind: its speed, its direction, and the pollutant. */
interface Pair {
  speed: number
  degrees: number | null
  pollutant: number | null
}

export interface RosePlan {
  speed: Series
  direction: Series
  pollutant: Series
  from: number
  to: number
  now: number
  sectors: number
  /** Edges between the classes, ascending: the first class begins at 0, the last is open. */
  breaks: readonly number[]
  isCorrected: boolean
}

/** A mean of a pollutant, and the number of winds it is based on. */
interface Carried {
  mean: number | null
  count: number
}

export interface PlainRose {
  /** Percentage of all winds and calms, and count, for each sector and class. */
  cells: { percent: number; count: number; carried: Carried }[][]
  /** For each sector, over all classes. */
  sectors: { percent: number; count: number; carried: Carried }[]
  count: number
  calmCount: number
  calmPercent: number
  calm: Carried
  /** Winds without a direction. */
  unpaired: number
  meanSpeed: Covered
  /** ms; null: readings are used as they are. */
  averagingMs: number | null
}

/**
 * The rose of a window: each wind is counted in its sector, angle · ceil(degrees / angle − 0.5), and in
 * its class, above the lower edge up to and including the upper one.
 */
export function plainRose(plan: RosePlan): PlainRose {
  const { sectors, breaks, from, to, now } = plan
  const averagingMs = averagingOf(plan)
  const pairs = averagingMs === null ? asMeasured(plan) : asMeans(plan, averagingMs)
  const calms = pairs.filter(({ speed }) => speed === 0)
  const winds = pairs.filter(({ speed, degrees }) => speed > 0 && degrees !== null)
  const count = calms.length + winds.length
  const weights = plan.isCorrected ? weightsOf(winds, sectors) : null
  const shareOf = (own: readonly Pair[], sector: number) => ({
    count: own.length,
    percent: count === 0 ? 0 : (100 * own.length * (weights?.[sector] ?? 1)) / count,
    carried: carriedBy(own),
  })
  const bySector = Array.from({ length: sectors }, (_, sector) =>
    winds.filter(({ degrees }) => sectorOf(degrees ?? 0, sectors) === sector),
  )
  const edges = [0, ...breaks, Infinity]
  let sum = 0
  for (const { speed } of winds) sum += speed
  const expected = expectedPairs(plan.speed, { from, to: Math.min(to, now) }, averagingMs)
  return {
    cells: bySector.map((own, sector) =>
      edges.slice(1).map((high, at) => {
        const low = edges[at] ?? 0
        return shareOf(
          own.filter(({ speed }) => speed > low && speed <= high),
          sector,
        )
      }),
    ),
    sectors: bySector.map(shareOf),
    count,
    calmCount: calms.length,
    calmPercent: count === 0 ? 0 : (100 * calms.length) / count,
    calm: carriedBy(calms),
    unpaired: pairs.length - count,
    meanSpeed: covered(winds.length === 0 ? null : sum / winds.length, count, expected),
    averagingMs,
  }
}

export function sectorOf(degrees: number, sectors: number): number {
  const angle = 360 / sectors
  const middle = angle * Math.ceil((degrees % 360) / angle - 0.5)
  return middle <= 0 || middle >= 360 ? 0 : Math.round(middle / angle)
}

const lengthsOf = (plan: RosePlan): number[] => {
  const lengths: number[] = []
  for (const { intervals } of [plan.speed, plan.direction, plan.pollutant]) {
    for (const [at, { fromMs, intervalMs }] of intervals.entries()) {
      const start = at === 0 ? -Infinity : fromMs
      const end = intervals[at + 1]?.fromMs ?? Infinity
      if (start < plan.to && end > plan.from) lengths.push(intervalMs)
    }
  }
  return lengths
}

/**
 * null for readings as they are if one interval was in force; otherwise the finest means not below the
 * longest interval.
 */
function averagingOf(plan: RosePlan): number | null {
  const lengths = lengthsOf(plan)
  if (new Set(lengths).size === 1) return null
  return STEPS_MS.find((step) => step >= Math.max(...lengths)) ?? 60 * MINUTE_MS
}

/** Each speed with the nearest direction and pollutant, at most half an interval away. */
function asMeasured(plan: RosePlan): Pair[] {
  const tolerance = Math.max(...lengthsOf(plan)) / 2
  const nearest = (series: Series, ts: number): number | null => {
    let found: number | null = null
    let distance = tolerance
    const from = Math.max(plan.from, ts - tolerance)
    for (const other of shownIn(series, from, Math.min(plan.to, ts + tolerance + 1))) {
      const own = Math.abs(other.ts - ts)
      if (own > distance || (found !== null && own === distance)) continue
      found = other.value
      distance = own
    }
    return found
  }
  return shownIn(plan.speed, plan.from, plan.to).map(({ ts, value }) => ({
    speed: value,
    degrees: nearest(plan.direction, ts),
    pollutant: nearest(plan.pollutant, ts),
  }))
}

/** Means over steps counted from 1970, directions as vectors. */
function asMeans(plan: RosePlan, stepMs: number): Pair[] {
  const pairs: Pair[] = []
  for (let start = Math.floor(plan.from / stepMs) * stepMs; start < plan.to; start += stepMs) {
    const valuesOf = (series: Series) =>
      shownIn(series, Math.max(start, plan.from), Math.min(start + stepMs, plan.to)).map(
        ({ value }) => value,
      )
    const mean = (values: readonly number[]) => {
      let sum = 0
      for (const value of values) sum += value
      return values.length === 0 ? null : sum / values.length
    }
    const speed = mean(valuesOf(plan.speed))
    if (speed === null) continue
    const directions = valuesOf(plan.direction)
    const weights = directions.map(() => 1)
    pairs.push({
      speed,
      degrees: directions.length === 0 ? null : vectorMean(directions, weights).degrees,
      pollutant: mean(valuesOf(plan.pollutant)),
    })
  }
  return pairs
}

/** One pair per interval, or per step if that is longer. */
function expectedPairs(
  { intervals, kind }: Series,
  { from, to }: { from: number; to: number },
  averagingMs: number | null,
): number {
  const slowest = intervals.map(({ fromMs, intervalMs }) => ({
    fromMs,
    intervalMs: Math.max(intervalMs, averagingMs ?? 0),
  }))
  return expectedIn({ kind, intervals: slowest, sent: [] }, from, to)
}

function carriedBy(winds: readonly Pair[]): Carried {
  let sum = 0
  let count = 0
  for (const { pollutant } of winds) {
    if (pollutant === null) continue
    sum += pollutant
    count += 1
  }
  return { mean: count === 0 ? null : sum / count, count }
}

/**
 * Directions that are all rounded to 10° fill sectors unequally: each is weighted by the inverse of how
 * many of the 36 its sector contains, and the total is preserved. null: they are not rounded.
 */
function weightsOf(winds: readonly Pair[], sectors: number): number[] | null {
  const seen = new Set<number>()
  for (const { degrees } of winds) {
    if (degrees === null || degrees % 10 !== 0) return null
    seen.add(degrees % 360)
  }
  if (seen.size < 6) return null
  const held = Array.from({ length: sectors }, () => 0)
  for (let degrees = 0; degrees < 360; degrees += 10) held[sectorOf(degrees, sectors)]! += 1
  let weighed = 0
  for (const { degrees } of winds) weighed += 1 / (held[sectorOf(degrees ?? 0, sectors)] ?? 1)
  return held.map((own) => winds.length / weighed / own)
}
