import { Skeleton } from '@airshed/ui'
import { InputGroup } from '@blueprintjs/core'
import type { WidgetProps } from '@rjsf/utils'
import { lazy, Suspense } from 'react'
import { useFieldAria, useFormState } from '../formState.ts'

/** The schedule parser is loaded when a form needs it. */
const ScheduleSentence = lazy(() => import('./ScheduleSentence.tsx'))

/**
 * A recurring schedule: five cron fields (minute, hour, day of the month, month, day of the week) with
 * their meaning in words and their next times (`ui:widget` `schedule`).
 */
export function ScheduleWidget({ id, value, disabled, readonly, onChange }: WidgetProps) {
  const aria = useFieldAria(id)
  const { errorAt } = useFormState()
  const expression = String(value ?? '')
  return (
    <div className="air-form-schedule">
      <InputGroup
        id={id}
        {...aria}
        className="air-form-code"
        placeholder="0 9 * * 1-5"
        spellCheck={false}
        autoCapitalize="off"
        value={expression}
        disabled={disabled}
        readOnly={readonly}
        onValueChange={(typed) => onChange(typed === '' ? undefined : typed)}
      />
      <Suspense fallback={<Skeleton height={20} width="60%" />}>
        <ScheduleSentence expression={expression} isRefused={errorAt(id) !== null} />
      </Suspense>
    </div>
  )
}
