import type { TimeRange } from './range.ts'

/** Why a custom range is refused; the key of its message. */
export type CustomRangeError =
  | 'from_required'
  | 'to_required'
  | 'from_in_future'
  | 'to_in_future'
  | 'from_not_before_to'

export interface CustomRangeIssue {
  readonly field: 'from' | 'to'
  readonly code: CustomRangeError
}

/** The ends of a range as a form holds them while it is being filled in, in ms UTC. */
export interface CustomRangeDraft {
  readonly from: number | null
  readonly to: number | null
}

/**
 * Checks a custom range: both ends given, neither in the future, `from` before `to`.
 *
 * @returns every issue, at most one per field; empty when the range may be used
 */
export function customRangeIssues(draft: CustomRangeDraft, now: number): CustomRangeIssue[] {
  const from = fieldIssue('from', draft.from, now)
  const to = fieldIssue('to', draft.to, now)
  const issues = [from, to].filter((issue) => issue !== null)
  if (issues.length === 0 && isUsable(draft) && draft.from >= draft.to) {
    issues.push({ field: 'from', code: 'from_not_before_to' })
  }
  return issues
}

/** The draft as a range; null while it has issues. */
export function customRange(draft: CustomRangeDraft, now: number): TimeRange | null {
  if (!isUsable(draft) || customRangeIssues(draft, now).length > 0) return null
  return { from: draft.from, to: draft.to }
}

function isUsable(draft: CustomRangeDraft): draft is TimeRange {
  return draft.from !== null && draft.to !== null
}

function fieldIssue(
  field: 'from' | 'to',
  value: number | null,
  now: number,
): CustomRangeIssue | null {
  if (value === null || !Number.isFinite(value)) return { field, code: `${field}_required` }
  return value > now ? { field, code: `${field}_in_future` } : null
}
