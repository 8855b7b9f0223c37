import { Field } from '@airshed/console-kit'
import { ALERT_DESCRIPTION_MAX, ALERT_NAME_MAX } from '@airshed/console-kit/define'
import { useEffect, useRef } from 'react'
import { useSuggestedName } from '../rules/useSuggestedName.ts'
import { textOf } from '../textOf.ts'
import { FormSection } from './FormSection.tsx'
import type { SectionProps } from './SectionProps.ts'

const DESCRIPTION_ROWS = 3

export interface NameSectionProps extends SectionProps {
  /** Whether a name is suggested. */
  isNew: boolean
}

/** Name and message of an alert, after everything that they are about. */
export function NameSection({ draft, change, problemAt, intl, isNew }: NameSectionProps) {
  const text = textOf(intl)
  const suggested = useSuggestedName(draft, intl)
  const before = useRef('')
  useEffect(() => {
    if (!isNew || suggested === null || suggested === before.current) return
    // A name that somebody typed stays.
    if (draft.name === before.current) change({ name: suggested })
    before.current = suggested
  }, [isNew, suggested, draft.name, change])
  return (
    <FormSection title={text('edit.naming')}>
      <Field label={text('edit.name')} problem={problemAt('name')}>
        {(control) => (
          <input
            {...control}
            className="bp6-input"
            value={draft.name}
            maxLength={ALERT_NAME_MAX}
            onChange={({ currentTarget }) => change({ name: currentTarget.value })}
          />
        )}
      </Field>
      <Field
        label={text('edit.description')}
        problem={problemAt('description')}
        help={text('edit.description.left', {
          count: ALERT_DESCRIPTION_MAX - draft.description.length,
        })}
      >
        {(control) => (
          <textarea
            {...control}
            className="bp6-input"
            rows={DESCRIPTION_ROWS}
            maxLength={ALERT_DESCRIPTION_MAX}
            value={draft.description}
            onChange={({ currentTarget }) => change({ description: currentTarget.value })}
          />
        )}
      </Field>
    </FormSection>
  )
}
