import { timeFormat, type TimeFormat } from '@airshed/kit'

const HOURS_OF_DAY = 24
/** Marks are at multiples of the first of these numbers of hours that fits. */
const STEPS_OF_DAY = [3, 6, 12, HOURS_OF_DAY]
/** Up to this many hours, all are marked. */
const FEW_HOURS = 6
/** Width of an hour mark and of a day mark, CSS pixels. */
const HOUR_MARK_PX = 42
const DAY_MARK_PX = 60
/** Width of a day mark with its year. */
const YEAR_MARK_PX = 90

export interface HourText {
  /** For tooltip and table, one for each hour: with its date if there are several days. */
  labels: readonly string[]
  /** Index of an hour → label below its column. */
  marks: ReadonlyMap<number, string>
}

/**
 * The labels of consecutive hours, in the time zone of the reader. On a single day the hours 00, 03, 06 …
 * are marked, on several days their beginnings; fewer if there is less space.
 *
 * @param starts of the hours, ms UTC
 * @param widthPx of the chart
 * @param nowMs the present, ms UTC. Default that of the system
 */
export function hourMarks(
  starts: readonly number[],
  widthPx: number,
  locale: string,
  timezone: string,
  nowMs = Date.now(),
): HourText {
  const format = timeFormat(locale, timezone, nowMs)
  const hourPx = widthPx / Math.max(1, starts.length)
  if (starts.length > HOURS_OF_DAY) {
    return { labels: starts.map(format.dateTime), marks: dayMarks(starts, hourPx, format) }
  }
  const labels = starts.map(format.time)
  const steps = starts.length < FEW_HOURS ? [1, ...STEPS_OF_DAY] : STEPS_OF_DAY
  const step = steps.find((hours) => hours * hourPx >= HOUR_MARK_PX) ?? HOURS_OF_DAY
  const marked = starts
    .map(format.axis.time)
    .flatMap((label, index) => (hourOf(label) % step === 0 ? [[index, label] as const] : []))
  return { labels, marks: new Map(marked) }
}

/** Of `14:00`, and of `14:30` in zones that are half an hour off. */
const hourOf = (label: string): number => Number.parseInt(label, 10)

/**
 * The date below the first hour of each day: 00:00, unless the clocks skip it. The first date of a year other than this
 * one has its year.
 */
function dayMarks(
  starts: readonly number[],
  hourPx: number,
  { axis, date, isSameDay, isSameYear }: TimeFormat,
): ReadonlyMap<number, string> {
  const days = starts.flatMap((startMs, index) => {
    const before = starts[index - 1]
    const isFirst =
      before === undefined ? hourOf(axis.time(startMs)) === 0 : !isSameDay(before, startMs)
    return isFirst ? [{ index, startMs }] : []
  })
  const hasYear = days.some(({ startMs }) => date(startMs) !== axis.date(startMs))
  const markPx = hasYear ? YEAR_MARK_PX : DAY_MARK_PX
  const every = Math.max(1, Math.ceil(markPx / (HOURS_OF_DAY * Math.max(hourPx, 0.01))))
  const shown = days.filter((_, day) => day % every === 0)
  return new Map(
    shown.map(({ index, startMs }, at) => {
      const before = shown[at - 1]?.startMs
      const isNewYear = before === undefined || !isSameYear(before, startMs)
      return [index, isNewYear ? date(startMs) : axis.date(startMs)]
    }),
  )
}
