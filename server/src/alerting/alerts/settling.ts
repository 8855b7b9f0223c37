import type { AlertEvaluation } from '@airshed/domain'
import { SETTLED_AFTER_MS } from '../../storage/store/alertSources/settledAfter.ts'
import type { WorkRow } from './takeAlerts.ts'

/** Until an alert is settled it is evaluated again this often: nearly all such transactions end within moments. */
const SETTLING_POLL_EVERY_MS = 2_000

/** When an alert is evaluated without a new reading, and the start of the span to evaluate; null: never. */
export interface Due {
  readonly at: number | null
  readonly from: number | null
}

/** A span over which an alert is evaluated once more. */
type Settling = Pick<WorkRow, 'settles_at' | 'settles_from'>

const SETTLED: Settling = { settles_at: null, settles_from: null }

/**
 * What an alert still has to settle after it was evaluated: while it was not active, readings that could not trigger it
 * were stored without a mark, perhaps one too many at the moment it began or its readings were found missing.
 */
export function settlingOf(
  { settles_at: at, settles_from: from, latest_value: wasActive, lacks_data: lackedData }: WorkRow,
  { state: { isActive, lacksData }, changes }: Pick<AlertEvaluation, 'state' | 'changes'>,
  now: number,
): Settling {
  const left = at === null || at <= now ? SETTLED : { settles_at: at, settles_from: from }
  const wasQuiet = wasActive !== true && !lackedData
  if (!wasQuiet || (isActive !== true && !lacksData)) return left
  return {
    settles_at: now + SETTLED_AFTER_MS,
    settles_from: Math.min(left.settles_from ?? Infinity, changes.at(-1)?.ts ?? now),
  }
}

/** When an alert is evaluated next without a new reading. */
export function dueOf(
  { settles_at: settlesAt, settles_from: from }: Settling,
  { dueTs }: Pick<AlertEvaluation, 'dueTs'>,
  now: number,
): Due {
  if (settlesAt === null) return { at: dueTs, from: dueTs }
  return { at: Math.min(settlesAt, now + SETTLING_POLL_EVERY_MS, dueTs ?? Infinity), from }
}
