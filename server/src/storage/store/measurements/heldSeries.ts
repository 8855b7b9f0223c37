import {
  COMPLETENESS_THRESHOLD,
  DAY_MS,
  heldFigures,
  heldSteps,
  isReportedId,
  joinFigures,
  MINUTE_MS,
  withCoverage,
  type HeldChange,
  type HeldFigures,
} from '@airshed/domain'
import type { Measurement, RangeStatistics, SeriesInfo } from '@airshed/schemas'
import type { Series } from '../measurementStore.ts'
import { columnChanges, heldParts, newestChanges, type HeldPart } from './heldParts.ts'
import { SeriesText } from './seriesText.ts'
import type { RunSlice } from './sliceSize.ts'
import type { StatisticsWindow } from './statisticsWindow.ts'
import type { SearchPlan } from './window.ts'

/** Transitions that a column of a picture needs: the first, the lowest, the highest and the last. */
const CHANGES_PER_COLUMN = 4
/** Points of a line for each transition: before and after it. */
const POINTS_PER_CHANGE = 2
/** Nothing is expected between two transitions: no reader takes the time between them for a gap. */
const EXPECTED_EACH_MS = 3_660 * DAY_MS

/** Whether the readings of a data point are transitions: a value holds until the next. */
export const isHeld = (id: string): boolean => !isReportedId(id)

/**
 * The series of data points whose readings are transitions: with the value that holds as the window begins, up to
 * now; or the shares of steps. See MeasurementStore.search.
 */
export async function searchHeld(
  run: RunSlice,
  ids: readonly string[],
  plan: SearchPlan,
  statistic: 'mean' | 'min' | 'max',
  now: number,
): Promise<Map<string, Series>> {
  const info: SeriesInfo = {
    averagingPeriodMs: plan.kind === 'buckets' ? plan.stepMs : null,
    reduced: false,
    completeness: null,
    reportingIntervals: [{ fromMs: plan.from, intervalMs: EXPECTED_EACH_MS }],
  }
  if (plan.kind === 'last') {
    const newest = await newestChanges(run, ids, plan)
    return new Map([...newest].map(([id, changes]) => [id, textOf(changes, info)]))
  }
  const found = new Map<string, Series>()
  for await (const [id, parts] of heldParts(run, ids, plan)) {
    if (plan.kind === 'buckets') {
      found.set(id, textOf(await stepsOf(parts, plan, statistic, now), info))
      continue
    }
    const { steps, columnMs } = await lineOf(parts, plan, now)
    found.set(id, textOf(steps, columnMs === null ? info : { ...info, reduced: true, columnMs }))
  }
  return found
}

const textOf = (measurements: readonly (HeldChange | Measurement)[], info: SeriesInfo): Series =>
  new SeriesText(JSON.stringify(measurements), info)

/**
 * The line of a window; of more transitions than a picture of it shows, what each of its columns needs.
 *
 * @returns `columnMs`: the length of such a column; null: all transitions are in it
 */
async function lineOf(
  parts: AsyncIterable<HeldPart>,
  { from, to, width }: Extract<SearchPlan, { kind: 'series' }>,
  now: number,
): Promise<{ steps: HeldChange[]; columnMs: number | null }> {
  const columns = Math.max(1, Math.floor(width / POINTS_PER_CHANGE))
  const columnMs = Math.max(1, (to - from) / columns)
  let before: HeldChange | undefined
  let changes: HeldChange[] = []
  let isReduced = false
  for await (const part of parts) {
    if (part.from === from) before = part.before
    changes.push(...part.changes)
    if (changes.length <= CHANGES_PER_COLUMN * columns) continue
    changes = columnChanges(changes, columnMs)
    isReduced = true
  }
  const steps = heldSteps(before, changes, { from, to: Math.min(to, now) })
  return { steps, columnMs: isReduced ? columnMs : null }
}

/** The shares of steps, without those of which nothing is known. */
async function stepsOf(
  parts: AsyncIterable<HeldPart>,
  plan: Extract<SearchPlan, { kind: 'buckets' }>,
  statistic: 'mean' | 'min' | 'max',
  now: number,
): Promise<Measurement[]> {
  const to = Math.min(plan.to, now)
  const windows: StatisticsWindow[] = []
  const open = (first: number) => {
    for (
      let from = Math.max(plan.from, first - (first % plan.stepMs));
      from < to;
      from += plan.stepMs
    ) {
      windows.push({ from, to: Math.min(to, from + plan.stepMs) })
    }
  }
  const figures = await figuresOf(parts, windows, open)
  const steps = figures.flatMap((of, at): Measurement[] => {
    const { from, to: end } = windows[at] ?? { from: 0, to: 0 }
    if (of.knownMs === 0) return []
    const isKnown = of.knownMs >= COMPLETENESS_THRESHOLD * (end - from)
    const { mean, minimum: min, maximum: max } = of
    return [[from, isKnown ? { mean, min, max }[statistic] : null]]
  })
  return plan.count === null ? steps : steps.slice(-plan.count)
}

/** The figures of windows of data points whose readings are transitions; `count` and `expected` are minutes. */
export async function heldStatistics(
  run: RunSlice,
  ids: readonly string[],
  windows: readonly StatisticsWindow[],
  now: number,
): Promise<Map<string, RangeStatistics[]>> {
  const from = Math.min(...windows.map((window) => window.from))
  const to = Math.max(...windows.map((window) => window.to))
  const known = windows.map((window) => ({ from: window.from, to: Math.min(window.to, now) }))
  const found = new Map<string, RangeStatistics[]>()
  for await (const [id, parts] of heldParts(run, ids, { from, to })) {
    const figures = await figuresOf(parts, known)
    found.set(
      id,
      figures.map(({ mean, minimum, maximum, knownMs }, at): RangeStatistics => {
        const spanMs = Math.max(0, (known[at]?.to ?? 0) - (known[at]?.from ?? 0))
        return {
          ...withCoverage(mean, Math.round(knownMs / MINUTE_MS), Math.round(spanMs / MINUTE_MS)),
          minimum,
          maximum,
          combination: 'mean',
          isTimeWeighted: true,
          resultant: null,
        }
      }),
    )
  }
  return found
}

/**
 * The figures of windows, from parts that follow each other.
 *
 * @param windows in the order of their starts
 * @param open called with the time of the first transition, before any figure: it may add windows from there on
 */
async function figuresOf(
  parts: AsyncIterable<HeldPart>,
  windows: readonly StatisticsWindow[],
  open?: (firstMs: number) => void,
): Promise<HeldFigures[]> {
  const figures: HeldFigures[] = []
  let isOpen = false
  for await (const { before, changes, from: partFrom, to: partTo } of parts) {
    const all = before === undefined ? changes : [before, ...changes]
    const [oldest] = all
    if (oldest === undefined) continue
    if (!isOpen) open?.(oldest[0])
    isOpen = true
    let first = 0
    for (const [at, window] of windows.entries()) {
      const span = { from: Math.max(window.from, partFrom), to: Math.min(window.to, partTo) }
      if (span.from >= span.to) continue
      while ((all[first + 1]?.[0] ?? Infinity) <= span.from) first += 1
      let end = first
      while ((all[end]?.[0] ?? Infinity) < span.to) end += 1
      const own = heldFigures(all.slice(first, end), span)
      figures[at] = joinFigures(figures[at], own)
    }
  }
  return windows.map((_, at) => figures[at] ?? joinFigures())
}
