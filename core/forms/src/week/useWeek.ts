import { useState } from 'react'
import { readWeek, writeWeek, type ReadWeek, type Week, type WeekScale } from './weekRules.ts'

/** Maximum number of undo steps. */
const STEPS_MAX = 50

interface Step {
  before: unknown
  after: unknown
}

/** A week being edited. */
export interface EditedWeek {
  week: Week
  /** The places where the value has something other than hours, see `readWeek`. */
  odd: ReadWeek['odd']
  /** Sets the week; parts of the value that are not hours are kept. */
  change: (next: Week) => void
  /** Clears the whole value, including parts that are not hours. */
  clear: () => void
  /** Removes the parts that are not hours. */
  dropOdd: () => void
  /** Undoes the last change; null: there is none, or the value was since changed elsewhere. */
  undo: (() => void) | null
}

const isSame = (one: unknown, other: unknown): boolean =>
  JSON.stringify(one) === JSON.stringify(other)

/** Edits a week with undo history; the form holds the value. */
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
