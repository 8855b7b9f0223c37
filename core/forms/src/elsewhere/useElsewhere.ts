import { useMemo, type Dispatch, type SetStateAction } from 'react'
import type { FormElsewhere } from './formElsewhere.ts'
import { settleClash, type FollowedForm, type FollowRules } from './followForm.ts'

/**
 * What happened elsewhere to the fields of a form, with the choices of the user; the same object until that changes.
 *
 * @param setForm a stable function
 * @param rules a stable object
 */
export function useElsewhere<Value extends object>(
  { clashes, taken }: FollowedForm<Value>,
  setForm: Dispatch<SetStateAction<FollowedForm<Value>>>,
  rules?: FollowRules,
): FormElsewhere {
  return useMemo(
    () => ({
      clashes,
      taken,
      onSettle: (name, side) => setForm((now) => settleClash<Value>(now, { name, side }, rules)),
    }),
    [clashes, taken, setForm, rules],
  )
}
