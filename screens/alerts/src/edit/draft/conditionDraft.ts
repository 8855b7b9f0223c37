import type { AlertExpression } from '@airshed/console-kit'
import { ALERT_PERIOD_MAX, ALERT_RATE_PERIOD_MAX } from '@airshed/console-kit/define'
import { newId } from './newId.ts'

/** What a condition evaluates: the newest reading, or a function of the readings. */
export const MEASURES = ['reading', 'avg', 'min', 'max', 'abs', 'rate', 'diff', 'silence'] as const
export type Measure = (typeof MEASURES)[number]

/** Periods to choose from, minutes: from five minutes to thirty days. */
export const PERIODS_MINUTES = [
  5, 10, 15, 30, 45, 60, 120, 360, 480, 720, 1440, 10_080, 43_200,
] as const
const DEFAULT_PERIOD_MINUTES = 60

/** What the limit is relative to. */
export const BASES = ['absolute', 'above_upwind', 'above_baseline'] as const
export type BasisKind = (typeof BASES)[number]

/** A data point being chosen, its device first. null: not chosen yet. */
export interface PointDraft {
  deviceId: string | null
  pointId: string | null
}

/** A condition as edited in the form: any part may still be missing, and unused parts are kept. */
export interface ConditionDraft {
  /** Local to this form: conditions have no id on the server. */
  id: string
  measure: Measure
  point: PointDraft
  /** The second data point of a difference. */
  other: PointDraft
  periodMinutes: number
  expr: AlertExpression | null
  /** In the unit of the data point; true or false; or the id of a reference of the draft. */
  value: number | boolean | { referenceId: string } | null
  /** null: the value itself; NaN: what was typed is not a number. */
  clearValue: number | null
  /** Share of the expected readings, 0.75–1; null: the default. */
  completeness: number | null
  basis: BasisKind
  upwind: PointDraft
  /** In the unit of the data point. */
  baseline: number | null
}

/** A named value that conditions share. */
export interface ReferenceDraft {
  id: string
  name: string
  value: number | null
}

const NO_POINT: PointDraft = { deviceId: null, pointId: null }

/** An empty condition. */
export const emptyCondition = (changes: Partial<ConditionDraft> = {}): ConditionDraft => ({
  id: newId(),
  measure: 'reading',
  point: NO_POINT,
  other: NO_POINT,
  periodMinutes: DEFAULT_PERIOD_MINUTES,
  expr: null,
  value: null,
  clearValue: null,
  completeness: null,
  basis: 'absolute',
  upwind: NO_POINT,
  baseline: null,
  ...changes,
})

export const hasPeriod = (measure: Measure): boolean =>
  ['avg', 'min', 'max', 'rate', 'silence'].includes(measure)

/** The longest period to choose, minutes. */
export const periodMax = (measure: Measure): number =>
  measure === 'rate' ? ALERT_RATE_PERIOD_MAX : ALERT_PERIOD_MAX

/** Whether the limit may be relative to something else: a change is a difference already. */
export const hasBasis = (measure: Measure): boolean => isCompared(measure) && measure !== 'rate'

/** Whether a condition compares with a value by an operator: a difference only has a limit. */
export const isCompared = (measure: Measure): boolean => measure !== 'silence' && measure !== 'diff'

/** Whether there may be too few readings to evaluate. */
export const hasCompleteness = (measure: Measure): boolean =>
  ['avg', 'min', 'max'].includes(measure)
