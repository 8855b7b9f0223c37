import { binStepMs, timeBins } from '../../statistics/timeBins.ts'
import type { TimeRange } from '../../time/range.ts'
import { placeMarks, type PlacedMark } from './placeMarks.ts'
import { timeLabels, timeLabelSpacePx } from './timeLabels.ts'

/** A time axis that is drawn by hand. */
export interface TimeMarksPlan {
  range: TimeRange
  timezone: string
  locale: string
}

/**
 * Round times of the zone's clock with their words, as many as fit below a plot; their ids are the times, ms UTC.
 *
 * @param plotPx width of the plot, CSS pixels
 * @param nowMs the present, ms UTC: its year is left out
 */
export function timeMarks(
  plan: TimeMarksPlan,
  plotPx: number,
  nowMs: number,
): readonly PlacedMark[] {
  const { range, timezone, locale } = plan
  const lengthMs = range.to - range.from
  const most = Math.max(1, Math.floor(plotPx / timeLabelSpacePx(range)))
  const stepMs = binStepMs(lengthMs, most)
  const all = [...timeBins(range, stepMs, timezone)].slice(1, -1)
  // A day is the longest step: over years only every nth day fits, and each label depends on the one before it.
  const every = Math.max(1, Math.ceil(all.length / most))
  const times = all.filter((_, index) => index % every === Math.floor(every / 2))
  const words = timeLabels(locale, timezone, nowMs)(times, stepMs, range)
  return placeMarks(
    times.map((time, index) => ({
      id: String(time),
      words: words[index] ?? '',
      x: ((time - range.from) / lengthMs) * plotPx,
    })),
    plotPx,
  )
}
