import type { AlertChange, AlertCondition, AlertHistory } from '@airshed/schemas'
import type { TimeRange } from '../time/range.ts'
import { watchedPointIds } from './conditionPoints.ts'

/** A stretch of a range in which an alert was active, of the alert itself or of one of its data points. */
export interface AlertDuration {
  /** null: the alert itself. */
  readonly dataPointId: string | null
  /** Within the range, ms UTC. */
  readonly from: number
  /** Within the range and not after the present, ms UTC. */
  readonly to: number
  /** When it began, ms UTC, which may be before the range; null: before all that is known. */
  readonly beganTs: number | null
  /** It is still active at present. */
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
  readonly began: AlertChange | null
  readonly ended: AlertChange | null
}

/**
 * When an alert was active in a range, ascending: first the alert itself, then each data point of the
 * group of rules by which it began.
 *
 * @param history of the range or more
 * @param nowTs the present, ms UTC: nothing is known of later times
 */
export function alertDurations(
  history: Pick<AlertHistory, 'before' | 'changes' | 'is_cut'>,
  range: TimeRange,
  nowTs: number,
): AlertDuration[] {
  const endTs = Math.min(range.to, nowTs)
  return spansOf(history).flatMap(({ began, ended }) => {
    const from = Math.max(began?.ts ?? range.from, range.from)
    const to = Math.min(ended?.ts ?? endTs, endTs)
    if (from >= to) return []
    const span = {
      from,
      to,
      beganTs: began?.ts ?? null,
      isOpen: ended === null && to === nowTs,
      isCut: to === range.to && range.to < nowTs && (ended === null || ended.ts > to),
      isCorrected: began?.is_corrected === true || ended?.is_corrected === true,
    }
    const { measured = unknownAt(ended) } = began ?? {}
    return [
      { dataPointId: null, ...span, measured },
      ...watchedPoints(measured.map(({ condition }) => condition)).map((dataPointId) => ({
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

/** The conditions by which it ended are those by which it had begun, but their measured values then are unknown. */
const unknownAt = (ended: AlertChange | null): readonly MeasuredCondition[] =>
  (ended?.measured ?? []).map(({ condition }) => ({ condition, measured: null }))

function spansOf({
  before,
  changes,
  is_cut: isCut,
}: Pick<AlertHistory, 'before' | 'changes' | 'is_cut'>): Span[] {
  const spans: Span[] = []
  // If older changes are left out, nothing is known of the time before the first one present.
  let open: { began: AlertChange | null } | null =
    before === true && !isCut ? { began: null } : null
  for (const change of changes) {
    if (change.is_active) open ??= { began: change }
    else if (open !== null) {
      spans.push({ ...open, ended: change })
      open = null
    }
  }
  return open === null ? spans : [...spans, { ...open, ended: null }]
}

const watchedPoints = (conditions: readonly AlertCondition[]): string[] => [
  ...new Set(conditions.flatMap(watchedPointIds)),
]
