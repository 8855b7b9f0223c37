import type { AlertChange, AlertHistory } from '@airshed/schemas'
import type { TimeRange } from '../time/range.ts'
import { watchedPointIds } from './conditionPoints.ts'

/** A stretch of a range in which an alert was active or had no data, of the alert itself or of one of its data points. */
export interface AlertDuration {
  readonly state: 'active' | 'no_data'
  /** null: the alert itself. */
  readonly dataPointId: string | null
  /** Within the range, ms UTC. */
  readonly from: number
  /** Within the range and not after the present, ms UTC. */
  readonly to: number
  /** When it began, ms UTC, which may be before the range; null: before all that is known. */
  readonly beganTs: number | null
  /** It is still so at present. */
  readonly isOpen: boolean
  /** It continues after the range. */
  readonly isCut: boolean
  /** Its beginning or its end was determined by readings that arrived late. */
  readonly isCorrected: boolean
  /** What its conditions measured as it began: in the unit of the data point; null: unknown. */
  readonly measured: readonly MeasuredCondition[]
}

/** A condition, and what it measured at a time. */
export type MeasuredCondition = AlertChange['measured'][number]

interface Span {
  readonly state: AlertDuration['state']
  readonly began: AlertChange | null
  readonly ended: AlertChange | null
}

/** The known changes, and what the alert was before the first of them. */
type KnownChanges = Pick<AlertHistory, 'before' | 'lacked_data_before' | 'changes' | 'is_cut'>

/**
 * When an alert was active or had no data in a range, ascending: first the alert itself, then each data point of the
 * group of rules by which it began, or of those whose data were missing.
 *
 * @param history of the range or more
 * @param nowTs the present, ms UTC: nothing is known of later times
 */
export function alertDurations(
  history: KnownChanges,
  range: TimeRange,
  nowTs: number,
): AlertDuration[] {
  const endTs = Math.min(range.to, nowTs)
  return spansOf(history).flatMap(({ state, began, ended }) => {
    const from = Math.max(began?.ts ?? range.from, range.from)
    const to = Math.min(ended?.ts ?? endTs, endTs)
    if (from >= to) return []
    const span = {
      state,
      from,
      to,
      beganTs: began?.ts ?? null,
      isOpen: ended === null && to === nowTs,
      isCut: to === range.to && range.to < nowTs && (ended === null || ended.ts > to),
      isCorrected: began?.is_corrected === true || ended?.is_corrected === true,
    }
    const { measured: all = unknownAt(ended) } = began ?? {}
    const measured = state === 'no_data' ? missingOf(all) : all
    return [
      { dataPointId: null, ...span, measured },
      ...durationPointIds({ measured }).map((dataPointId) => ({
        dataPointId,
        ...span,
        measured: measured.filter(({ condition }) =>
          watchedPointIds(condition).includes(dataPointId),
        ),
      })),
    ]
  })
}

/** Data points of conditions, each once; null first: the alert itself. */
export const durationCategories = (durations: readonly AlertDuration[]): (string | null)[] => [
  ...new Set([null, ...durations.map(({ dataPointId }) => dataPointId)]),
]

/** Ids of the data points of a duration, each once. */
export const durationPointIds = ({ measured }: Pick<AlertDuration, 'measured'>): string[] => [
  ...new Set(measured.flatMap(({ condition }) => watchedPointIds(condition))),
]

/** The conditions without a value; all of them where each has one. */
function missingOf(measured: readonly MeasuredCondition[]): readonly MeasuredCondition[] {
  const missing = measured.filter((one) => one.measured === null)
  return missing.length === 0 ? measured : missing
}

/** The conditions by which it ended are those by which it had begun, but their measured values then are unknown. */
const unknownAt = (ended: AlertChange | null): readonly MeasuredCondition[] =>
  (ended?.measured ?? []).map(({ condition }) => ({ condition, measured: null }))

function spansOf(history: KnownChanges): Span[] {
  const spans: Span[] = []
  let open = openBefore(history)
  for (const change of history.changes) {
    const state = stateOf(change)
    if (state === open?.state) continue
    if (open !== null) spans.push({ ...open, ended: change })
    open = state === null ? null : { state, began: change }
  }
  return open === null ? spans : [...spans, { ...open, ended: null }]
}

/** If older changes are left out, nothing is known of the time before the first one present. */
function openBefore(history: KnownChanges): Omit<Span, 'ended'> | null {
  if (history.is_cut) return null
  const state = stateOf({
    is_active: history.before === true,
    lacks_data: history.lacked_data_before,
  })
  return state === null ? null : { state, began: null }
}

function stateOf(
  change: Pick<AlertChange, 'is_active' | 'lacks_data'>,
): AlertDuration['state'] | null {
  if (change.is_active) return 'active'
  return change.lacks_data ? 'no_data' : null
}
