import type { StepFigures, StepsNeed, TimeRange } from '@airshed/contract'
import { calendarSteps, rangeStatistics, type CalendarStep } from '@airshed/domain'
import { frame } from './frame.ts'
import type { Scene } from './scene.ts'
import { TEST_INTERVAL_MS, TEST_NOW_MS, TEST_TIMEZONE } from './times.ts'

/** The figures that the server would compute for a need, by data point; the same in every run. */
export function stepsFor(
  need: StepsNeed,
  scene: Scene,
  range: TimeRange,
): Record<string, StepFigures> {
  const step = calendarStep(need)
  return Object.fromEntries(
    need.dataPointIds.map((id) => [id, stepFigures(id, step, scene, range)]),
  )
}

const calendarStep = ({ unit, every = 1, timezone, standardTime }: StepsNeed): CalendarStep => ({
  unit,
  every,
  zone: timezone ?? TEST_TIMEZONE,
  isStandardTime: standardTime ?? false,
})

/** The figures of one data point for each calendar step that overlaps a range. */
export function stepFigures(
  dataPointId: string,
  step: CalendarStep,
  scene: Scene,
  range: TimeRange,
): StepFigures {
  const edges = calendarSteps(range, step)
  const nowMs = Math.max(TEST_NOW_MS, range.to)
  const whole = { from: edges[0] ?? range.from, to: Math.min(edges.at(-1) ?? range.to, nowMs) }
  const series = frame(dataPointId, { scene, range: whole })
  const { times, values, kind } = series
  // Series over long ranges are thinned out, but still count as complete: hence the wider interval.
  const apartMs = times.length < 2 ? 0 : (whole.to - whole.from) / times.length
  const device = { reportingIntervalMs: Math.max(TEST_INTERVAL_MS, Math.floor(apartMs)) }
  let at = 0
  const figures = edges.slice(1).map((to, index) => {
    const from = edges[index] ?? to
    const start = at
    while (at < times.length && (times[at] ?? 0) < to) at += 1
    const own = { times: times.subarray(start, at), values: values.subarray(start, at), kind }
    return rangeStatistics({ ...own, ...device }, { from, to }, nowMs)
  })
  return { edges, figures }
}
