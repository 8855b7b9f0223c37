import { binStepMs, timeBins } from '@airshed/domain'
import type { ChartRange } from '../series/chartSeries.ts'
import { placeMarks, type PlacedMark } from '../shapes/placeMarks.ts'
import { timeLabels, timeLabelSpacePx } from './timeAxis.ts'

/** A time axis that is drawn by hand. */
export interface TimeMarksPlan {
  range: ChartRange
  timezone: string
  locale: string
}

/**
 * Round times of the zone's clock with their words, as many as fit below a plot; their ids are the times, ms UTC.
 *
 * @param plotPx width of the plot, CSS pixels
 */
export function timeMarks(plan: TimeMarksPlan, plotPx: number): readonly PlacedMark[] {
  const { range, timezone, locale } = plan
  const lengthMs = range.to - range.from
  const most = Math.max(1, Math.floor(plotPx / timeLabelSpacePx(range)))
  const stepMs = binStepMs(lengthMs, most)
  const all = [...timeBins(range, stepMs, timezone)].slice(1, -1)
  // A day is the longest step: over years only every nth day fits, and each label depends on the one before it.
  const every = Math.max(1, Math.ceil(all.length / most))
  const times = all.filter((_, index) => index % every === Math.floor(every / 2))
  const words = timeLabels(locale, timezone)(times, stepMs, range)
  return placeMarks(
    times.map((time, index) => ({
      id: String(time),
      words: words[index] ?? '',
      x: ((time - range.from) / lengthMs) * plotPx,
    })),
    plotPx,
  )
}
