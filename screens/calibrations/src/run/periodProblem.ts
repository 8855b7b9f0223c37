import { utcTime } from './utcTime.ts'

/** What is wrong with the period of a run, as the id of a text. */
type PeriodProblem = 'from.unreal' | 'to.unreal' | 'from.future' | 'to.future' | 'period.order'

/**
 * Why a period cannot be compared; null: it can, or it is not complete yet.
 *
 * @param to undefined: up to now
 * @param now ms UTC
 */
export function periodProblem(
  { from, to }: { from?: string | undefined; to?: string | undefined },
  now: number,
): PeriodProblem | null {
  if (from === undefined) return null
  const [start, end] = [utcTime(from), to === undefined ? now : utcTime(to)]
  if (start === null) return 'from.unreal'
  if (end === null) return 'to.unreal'
  if (start > now) return 'from.future'
  if (end > now) return 'to.future'
  return start >= end ? 'period.order' : null
}
