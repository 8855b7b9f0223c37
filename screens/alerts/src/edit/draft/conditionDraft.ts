import type { AlertExpression } from '@airshed/console-kit'
import { newId } from './newId.ts'

/** What a condition looks at: the newest reading, or what a function makes of the readings. */
export const MEASURES = ['reading', 'avg', 'min', 'max', 'abs', 'diff', 'silence'] as const
export type Measure = (typeof MEASURES)[number]

/** Periods on offer, minutes: from five minutes to thirty days. */
export const PERIODS_MINUTES = [
  5, 10, 15, 30, 45, 60, 120, 360, 480, 720, 1440, 10_080, 43_200,
] as const
const DEFAULT_PERIOD_MINUTES = 60

/** What a value is compared above. */
export const BASES = ['absolute', 'above_upwind', 'above_baseline'] as const
export type BasisKind = (typeof BASES)[number]

/** A data point as it is chosen: first its device. null: not chosen yet. */
export interface PointDraft {
  deviceId: string | null
  pointId: string | null
}

/** A condition as the form has it: any part may still be missing, and parts without a use stay. */
export interface ConditionDraft {
  /** Of this form alone: conditions have no id on the server. */
  id: string
  measure: Measure
  point: PointDraft
  /** The second data point of a difference. */
  other: PointDraft
  periodMinutes: number
  expr: AlertExpression | null
  /** In the unit of the data point; true or false; or the id of a reference of the draft. */
  value: number | boolean | { referenceId: string } | null
  /** null: the value itself. */
  clearValue: number | null
  /** Share of the expected readings, 0.75–1; null: the default. */
  completeness: number | null
  basis: BasisKind
  upwind: PointDraft
  /** In the unit of the data point. */
  baseline: number | null
}

const NO_POINT: PointDraft = { deviceId: null, pointId: null }

/** A condition that nobody has filled in yet. */
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
  ['avg', 'min', 'max', 'silence'].includes(measure)

/** Whether a condition compares with a value by an operator: a difference has a limit alone. */
export const isCompared = (measure: Measure): boolean => measure !== 'silence' && measure !== 'diff'

/** Whether readings may be too few to be judged by. */
export const hasCompleteness = (measure: Measure): boolean =>
  ['avg', 'min', 'max'].includes(measure)
