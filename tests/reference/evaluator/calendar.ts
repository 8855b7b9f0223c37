/** Length of a tick: every zone changes its clocks on a quarter of an hour. */
const QUARTER_MS = 900_000
const HOUR_MS = 3_600_000
const DAY_MS = 24 * HOUR_MS

/** Local time. */
export interface Wall {
  year: number
  /** 1–12 */
  month: number
  day: number
  /** Minutes since midnight, 0–1439. */
  minute: number
  /** Monday is 0. */
  weekday: number
}

/**
 * Steps of a calendar; `every` counts minutes or hours, and a minute step is a multiple of a quarter of an
 * hour.
 */
export interface Steps {
  unit: 'minute' | 'hour' | 'day' | 'month' | 'year'
  every?: number
  zone: string
  /** Uses standard time all year, the lower of the offsets of January and July. Default false. */
  isStandardTime?: boolean
}

const formats = new Map<string, Intl.DateTimeFormat>()
const offsets = new Map<string, Map<number, number>>()

/** Offset of a zone from UTC, ms. */
export function offsetAt(zone: string, ms: number): number {
  const quarter = Math.floor(ms / QUARTER_MS) * QUARTER_MS
  const own = offsets.get(zone) ?? new Map<number, number>()
  offsets.set(zone, own)
  const known = own.get(quarter)
  if (known !== undefined) return known
  const format =
    formats.get(zone) ??
    new Intl.DateTimeFormat('en', {
      timeZone: zone,
      hourCycle: 'h23',
      year: 'numeric',
      month: 'numeric',
      day: 'numeric',
      hour: 'numeric',
      minute: 'numeric',
    })
  formats.set(zone, format)
  const part = new Map(format.formatToParts(quarter).map(({ type, value }) => [type, +value]))
  const [year = 0, month = 0, day = 0] = [part.get('year'), part.get('month'), part.get('day')]
  const shown = Date.UTC(year, month - 1, day, part.get('hour') ?? 0, part.get('minute') ?? 0)
  own.set(quarter, shown - quarter)
  return shown - quarter
}

/**
 * Offset of the standard time of a year, ms; of the year before or after where the clock is not within two hours of it,
 * because the zone moved over the date line.
 */
export function standardOffset(zone: string, ms: number): number {
  const year = new Date(ms).getUTCFullYear()
  const lowest = (of: number): number =>
    Math.min(offsetAt(zone, Date.UTC(of, 0, 1)), offsetAt(zone, Date.UTC(of, 6, 1)))
  const shown = offsetAt(zone, ms)
  const near = [year, year - 1, year + 1]
    .map(lowest)
    .find((offset) => shown >= offset && shown - offset <= 2 * HOUR_MS)
  return near ?? lowest(year)
}

/** The local time, in standard time if requested. */
export function wallAt({ zone, isStandardTime = false }: Omit<Steps, 'unit'>, ms: number): Wall {
  const offset = isStandardTime ? standardOffset(zone, ms) : offsetAt(zone, ms)
  const shown = new Date(ms + offset)
  return {
    year: shown.getUTCFullYear(),
    month: shown.getUTCMonth() + 1,
    day: shown.getUTCDate(),
    minute: shown.getUTCHours() * 60 + shown.getUTCMinutes(),
    weekday: (shown.getUTCDay() + 6) % 7,
  }
}

/** How long before a window its first step may begin. */
const BEFORE_MS = { minute: DAY_MS, hour: DAY_MS, day: 2 * DAY_MS, month: 32 * DAY_MS, year: 0 }

/**
 * Edges of the whole steps that a window touches: the clock is checked each quarter of an hour, and a step
 * begins when it shows another step, or the beginning of the same one again.
 */
export function edgesOf(steps: Steps, from: number, to: number): number[] {
  const { unit, every = 1 } = steps
  const minutes = unit === 'minute' ? every : unit === 'hour' ? 60 * every : null
  const early = unit === 'year' ? from - 367 * DAY_MS : from - BEFORE_MS[unit]
  const starts: number[] = []
  let before = ''
  for (let ms = Math.floor(early / QUARTER_MS) * QUARTER_MS; ; ms += QUARTER_MS) {
    const { year, month, day, minute } = wallAt(steps, ms)
    const shown = {
      minute: [year, month, day, Math.floor(minute / (minutes ?? 1))],
      hour: [year, month, day, Math.floor(minute / (minutes ?? 1))],
      day: [year, month, day],
      month: [year, month],
      year: [year],
    }[unit].join(' ')
    const isAgain = minutes !== null && minute % minutes === 0
    if (before !== '' && (shown !== before || isAgain)) {
      starts.push(ms)
      if (ms >= to) break
    }
    before = shown
  }
  const first = starts.findLastIndex((start) => start <= from)
  return starts.slice(Math.max(0, first))
}
