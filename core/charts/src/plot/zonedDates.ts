import uPlot from 'uplot'

/** Offsets of zones from UTC change at whole quarter hours. */
const QUARTER_MS = 15 * 60_000
/** Far more than the ticks of an axis; bounds the cache in charts that stay open for days. */
const MOST_QUARTERS = 500

/**
 * Dates whose local parts show the wall-clock time of a zone, as uPlot expects. uPlot's own conversion formats and
 * parses text for each tick of each draw; this one does so once per quarter hour.
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
