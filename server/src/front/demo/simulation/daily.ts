import { DAY_MS } from '@airshed/domain'

/** Days that are cached, so that a week of history, written device by device, makes each of them once. */
const DAYS_KEPT = 10

/**
 * Something expensive that is computed for a whole UTC day at once. It must depend only on the day, so
 * that it does not matter which caller asks for it first.
 *
 * @param make called with the start of the day, ms UTC
 */
export function createDaily<Content>(
  make: (dayStartsAt: number) => Content,
): (ts: number) => Content {
  const days = new Map<number, Content>()
  let lastDay = Number.NaN
  let last: Content | undefined
  return (ts) => {
    const day = Math.floor(ts / DAY_MS)
    if (day === lastDay && last !== undefined) return last
    let content = days.get(day)
    if (content === undefined) {
      content = make(day * DAY_MS)
      const [oldest] = days.keys()
      if (days.size >= DAYS_KEPT && oldest !== undefined) days.delete(oldest)
      days.set(day, content)
    }
    lastDay = day
    last = content
    return content
  }
}
