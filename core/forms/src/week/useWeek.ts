import { useState } from 'react'
import { readWeek, writeWeek, type ReadWeek, type Week, type WeekScale } from './weekRules.ts'

/** Steps back at most. */
const STEPS_MAX = 50

interface Step {
  before: unknown
  after: unknown
}

/** A week as it is edited. */
export interface EditedWeek {
  week: Week
  /** Where the value has something else than hours, see `readWeek`. */
  odd: ReadWeek['odd']
  /** Sets the week; what of the value is no hour stays. */
  change: (next: Week) => void
  /** Takes all of it away, also what is no hour. */
  clear: () => void
  /** Takes away what is no hour. */
  dropOdd: () => void
  /** Takes the last change back; null: there is none, or something else changed the value since. */
  undo: (() => void) | null
}

const isSame = (one: unknown, other: unknown): boolean =>
  JSON.stringify(one) === JSON.stringify(other)

/** Keeps the steps of the changes of a week, whose value the form has. */
export function useWeek(
  value: unknown,
  scale: WeekScale,
  onChange: (next: unknown) => void,
): EditedWeek {
  const [steps, setSteps] = useState<readonly Step[]>([])
  const { week, odd } = readWeek(value, scale)
  const set = (after: unknown): void => {
    if (isSame(value, after)) return
    setSteps([...steps, { before: value, after }].slice(-STEPS_MAX))
    onChange(after)
  }
  const last = steps.at(-1)
  const canUndo = last !== undefined && isSame(last.after, value)
  return {
    week,
    odd,
    change: (next) => set(writeWeek(next, value, scale)),
    clear: () => set(undefined),
    dropOdd: () => set(writeWeek(week, undefined, scale)),
    undo: canUndo
      ? () => {
          setSteps(steps.slice(0, -1))
          onChange(last.before)
        }
      : null,
  }
}
