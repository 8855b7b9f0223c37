import type { AlertHours } from '@airshed/schemas'
import { DateTime } from 'luxon'
import type { TimeSpan } from '../computed/sourceSeries.ts'

/** Spans of time, ms UTC, ascending and disjoint; `to` is exclusive. */
export function hoursWithin({ timezone, spans }: AlertHours, { from, to }: TimeSpan): TimeSpan[] {
  const found: TimeSpan[] = []
  // Those of the previous day may extend past midnight.
  let day = DateTime.fromMillis(from, { zone: timezone }).startOf('day').minus({ days: 1 })
  for (; day.toMillis() <= to; day = day.plus({ days: 1 })) {
    for (const span of spans) {
      if (!span.days.includes(day.weekday)) continue
      const isOvernight = span.to <= span.from
      const end = clockOf(isOvernight ? day.plus({ days: 1 }) : day, span.to)
      found.push({ from: clockOf(day, span.from), to: end })
    }
  }
  return joined(found)
}

/** A clock time on a day; a time skipped by daylight saving becomes the next existing one. */
function clockOf(day: DateTime, clock: string): number {
  const [hour = 0, minute = 0] = clock.split(':').map(Number)
  if (hour === 24) return day.plus({ days: 1 }).startOf('day').toMillis()
  return day.set({ hour, minute }).toMillis()
}

function joined(spans: readonly TimeSpan[]): TimeSpan[] {
  const found: TimeSpan[] = []
  for (const { from, to } of spans.toSorted((a, b) => a.from - b.from)) {
    const last = found.at(-1)
    if (last !== undefined && from <= last.to) {
      found[found.length - 1] = { from: last.from, to: Math.max(last.to, to) }
    } else if (to > from) found.push({ from, to })
  }
  return found
}
