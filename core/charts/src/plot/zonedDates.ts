import uPlot from 'uplot'

/** Offsets of zones from UTC change at full quarters of an hour. */
const QUARTER_MS = 15 * 60_000
/** Far more than the ticks of an axis; charts that stay open for days do not grow. */
const MOST_QUARTERS = 500

/**
 * Dates whose local parts are those of the clock in a zone, as uPlot wants them. Its own way formats
 * and parses text for each tick of each drawing; this one does it once a quarter of an hour.
 */
export function zonedDates(timezone: string): (ms: number) => Date {
  const starts = new Map<number, number>()
  return (ms) => {
    const quarterMs = Math.floor(ms / QUARTER_MS) * QUARTER_MS
    let startMs = starts.get(quarterMs)
    if (startMs === undefined) {
      startMs = uPlot.tzDate(new Date(quarterMs), timezone).getTime()
      if (starts.size >= MOST_QUARTERS) starts.clear()
      starts.set(quarterMs, startMs)
    }
    return new Date(startMs + ms - quarterMs)
  }
}
