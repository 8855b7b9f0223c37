import { timeFormat, type TimeFormat } from '@airshed/kit'

const HOURS_OF_DAY = 24
/** Marks stand at hours that are multiples of the first of these that has room. */
const STEPS_OF_DAY = [3, 6, 12, HOURS_OF_DAY]
/** So few hours are all marked. */
const FEW_HOURS = 6
/** Room that the mark of an hour and that of a day need, CSS pixels. */
const HOUR_MARK_PX = 42
const DAY_MARK_PX = 60

export interface HourWords {
  /** In tooltip and table, one for each hour: with its date where there are several days. */
  labels: readonly string[]
  /** Index of an hour → what is written under its column. */
  marks: ReadonlyMap<number, string>
}

/**
 * The words of consecutive hours. Of one day the hours 00, 03, 06 … are marked, of several days
 * their beginnings, all in the zone of the reader; less where there is less room.
 *
 * @param starts of the hours, ms UTC
 * @param widthPx of the chart
 */
export function hourMarks(
  starts: readonly number[],
  widthPx: number,
  locale: string,
  timezone: string,
): HourWords {
  const format = timeFormat(locale, timezone)
  const hourPx = widthPx / Math.max(1, starts.length)
  if (starts.length > HOURS_OF_DAY) {
    return { labels: starts.map(format.dateTime), marks: dayMarks(starts, hourPx, format) }
  }
  const labels = starts.map(format.time)
  const steps = starts.length < FEW_HOURS ? [1, ...STEPS_OF_DAY] : STEPS_OF_DAY
  const step = steps.find((hours) => hours * hourPx >= HOUR_MARK_PX) ?? HOURS_OF_DAY
  const marked = labels.flatMap((label, index) =>
    hourOf(label) % step === 0 ? [[index, label] as const] : [],
  )
  return { labels, marks: new Map(marked) }
}

/** Of `14:00`, and of `14:30` in zones that are half an hour off. */
const hourOf = (label: string): number => Number.parseInt(label, 10)

/** The date under the first hour of each day: 00:00, but where the clocks leap over it. */
function dayMarks(
  starts: readonly number[],
  hourPx: number,
  { date, isSameDay, time }: TimeFormat,
): ReadonlyMap<number, string> {
  const days = starts.flatMap((startMs, index) => {
    const before = starts[index - 1]
    const isFirst = before === undefined ? hourOf(time(startMs)) === 0 : !isSameDay(before, startMs)
    return isFirst ? [[index, date(startMs)] as const] : []
  })
  const every = Math.max(1, Math.ceil(DAY_MARK_PX / (HOURS_OF_DAY * Math.max(hourPx, 0.01))))
  return new Map(days.filter((_, day) => day % every === 0))
}
