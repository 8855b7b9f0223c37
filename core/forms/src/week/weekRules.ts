import { isRecord } from '../schema/jsonSchema.ts'

/** Days of a week, Monday first, and hours of a day. */
export const DAYS = 7
export const HOURS = 24

/** The settings of one hour. */
export interface HourEntry {
  /** Percent. */
  power: number
  mode: string
}

/** Seven days of 24 hours each; null: nothing is set. */
export type Week = readonly (readonly (HourEntry | null)[])[]

/** The choices for an hour. */
export interface WeekScale {
  /** Percent, in order. */
  powers: readonly number[]
  /** The first is the default. */
  modes: readonly string[]
}

/** An hour of a week: days from 0 (Monday) to 6. */
export interface WeekHour {
  day: number
  hour: number
}

/** All hours between two corners. */
export interface WeekRange {
  from: WeekHour
  to: WeekHour
}

const EMPTY_DAY: readonly null[] = Array.from({ length: HOURS }, () => null)
export const EMPTY_WEEK: Week = Array.from({ length: DAYS }, () => EMPTY_DAY)

const isKey = (key: string, least: number, most: number): boolean =>
  /^\d{1,2}$/.test(key) &&
  String(Number(key)) === key &&
  Number(key) >= least &&
  Number(key) <= most

function entryOf(value: unknown, { powers, modes }: WeekScale): HourEntry | null {
  if (!Array.isArray(value) || value.length !== 2) return null
  const [power, mode] = value as unknown[]
  return powers.includes(power as number) && modes.includes(mode as string)
    ? { power: power as number, mode: mode as string }
    : null
}

/** A week as read, and the places where the value has something else. */
export interface ReadWeek {
  week: Week
  /** Days (`['9']`), hours (`['1', '25']`), or the whole value (`[]`), as named on the wire. */
  odd: readonly (readonly string[])[]
}

/**
 * Reads a week from its wire form: days from `1` to `7`, each hours from `0` to `23`, each
 * `[power, mode]`. Anything else is listed in `odd`.
 */
export function readWeek(value: unknown, scale: WeekScale): ReadWeek {
  if (value === undefined || value === null) return { week: EMPTY_WEEK, odd: [] }
  if (!isRecord(value)) return { week: EMPTY_WEEK, odd: [[]] }
  const odd: string[][] = []
  const week = EMPTY_WEEK.map((day) => [...day] as (HourEntry | null)[])
  for (const [day, hours] of Object.entries(value)) {
    if (!isKey(day, 1, DAYS) || !isRecord(hours)) {
      odd.push([day])
      continue
    }
    for (const [hour, given] of Object.entries(hours)) {
      const entry = isKey(hour, 0, HOURS - 1) ? entryOf(given, scale) : null
      const row = week[Number(day) - 1]
      if (entry === null || row === undefined) odd.push([day, hour])
      else row[Number(hour)] = entry
    }
  }
  return { week, odd }
}

/**
 * A week in its wire form, without days and hours for which nothing is set.
 *
 * @param before the value that it was read from: its parts that are not hours are kept, unless an hour replaces them
 * @returns undefined if nothing is left
 */
export function writeWeek(week: Week, before: unknown, scale: WeekScale): unknown {
  const { odd } = readWeek(before, scale)
  const hasHours = week.some((day) => day.some((entry) => entry !== null))
  if (odd[0]?.length === 0) return hasHours ? writeWeek(week, undefined, scale) : before
  const given = (before ?? {}) as Readonly<Record<string, unknown>>
  // Entries, because a device may use any name for a day, even `__proto__`.
  const written: [day: string, hours: unknown][] = []
  for (const [nth, hours] of week.entries()) {
    const day = String(nth + 1)
    const entries = hours.flatMap((entry, hour) =>
      entry === null ? [] : [[String(hour), [entry.power, entry.mode]] as const],
    )
    const kept = odd.flatMap(([of, hour]) =>
      of === day && hour !== undefined
        ? [[hour, (given[day] as Record<string, unknown>)[hour]] as const]
        : [],
    )
    if (entries.length + kept.length > 0)
      written.push([day, Object.fromEntries([...kept, ...entries])])
  }
  for (const [day = '', hour] of odd) {
    const isTaken = hour !== undefined || written.some(([taken]) => taken === day)
    if (!isTaken) written.push([day, given[day]])
  }
  return written.length === 0 ? undefined : Object.fromEntries(written)
}

const isBetween = (at: number, one: number, other: number): boolean =>
  at >= Math.min(one, other) && at <= Math.max(one, other)

/** Whether an hour lies in a range. */
export const isInRange = ({ day, hour }: WeekHour, { from, to }: WeekRange): boolean =>
  isBetween(day, from.day, to.day) && isBetween(hour, from.hour, to.hour)

/** The hours of a range. */
export const hoursIn = ({ from, to }: WeekRange): number =>
  (Math.abs(from.day - to.day) + 1) * (Math.abs(from.hour - to.hour) + 1)

/** A week whose hours of a range are all set to one entry; null: nothing is set for them. */
export const paintWeek = (week: Week, range: WeekRange, entry: HourEntry | null): Week =>
  week.map((hours, day) =>
    hours.map((before, hour) => (isInRange({ day, hour }, range) ? entry : before)),
  )

/** A week in which one day is copied to others. */
export const copyDay = (week: Week, from: number, to: readonly number[]): Week =>
  week.map((hours, day) => (to.includes(day) ? (week[from] ?? hours) : hours))
