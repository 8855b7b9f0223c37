import { timeFormat } from '@airshed/kit'

const HOURS_OF_DAY = 24
/** A label under every third hour of a day. */
const STEP_OF_DAY = 3
/** Room that a label with its date needs, CSS pixels. */
const DATED_LABEL_PX = 88

export interface HourLabels {
  /** One for each hour: with its date where there are several days. */
  labels: readonly string[]
  /** Every so many of them are written under the columns. */
  every: number
}

/**
 * What stands under the columns of consecutive hours.
 *
 * @param starts of the hours, ms UTC
 * @param widthPx of the chart
 */
export function hourLabels(
  starts: readonly number[],
  widthPx: number,
  locale: string,
  timezone: string,
): HourLabels {
  const { time, dateTime } = timeFormat(locale, timezone)
  if (starts.length <= HOURS_OF_DAY) return { labels: starts.map(time), every: STEP_OF_DAY }
  const dayPx = Math.max(1, (HOURS_OF_DAY * widthPx) / starts.length)
  return {
    labels: starts.map(dateTime),
    every: HOURS_OF_DAY * Math.ceil(DATED_LABEL_PX / dayPx),
  }
}
