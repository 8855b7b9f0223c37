import { compare } from '../computed/pointValue.ts'
import type { AlertPlan, ConditionPlan } from './alertPlan.ts'
import { valueAt, type Track } from './track.ts'

/** null: unknown. */
export type Truth = boolean | null

/** What a condition measures, in the order of the plan: by group, then by condition. */
export type PlanTracks = readonly (readonly Track[])[]

/**
 * Whether a condition holds.
 *
 * @param isActive evaluates by the limit of an active alert
 */
export function holds(condition: ConditionPlan, value: number, isActive: boolean): Truth {
  if (Number.isNaN(value)) return null
  if (condition.kind === 'silence') return value > 0
  const { expr, limit, clearLimit, isSwitch } = condition
  return compare(expr, isSwitch ? Number(value !== 0) : value, isActive ? clearLimit : limit)
}

/** Whether the rules hold at a time, and by which group; if that is unknown, the first group that is not known. */
export function truthAt(
  { groups }: AlertPlan,
  tracks: PlanTracks,
  ts: number,
  isActive: boolean,
): { truth: Truth; group: number } {
  let unknown = -1
  for (const [group, { conditions }] of groups.entries()) {
    const truth = all(
      conditions.map((condition, at) =>
        holds(condition, trackValue(tracks, group, at, ts), isActive),
      ),
    )
    if (truth === true) return { truth, group }
    if (truth === null && unknown < 0) unknown = group
  }
  return { truth: unknown < 0 ? false : null, group: unknown }
}

/** What a condition measures at a time; NaN: unknown. */
export const trackValue = (tracks: PlanTracks, group: number, at: number, ts: number): number =>
  valueAt(tracks[group]?.[at] ?? { times: [], values: [] }, ts)

/** One condition that does not hold decides, whatever the others are. */
function all(truths: readonly Truth[]): Truth {
  if (truths.includes(false)) return false
  return truths.includes(null) ? null : true
}
