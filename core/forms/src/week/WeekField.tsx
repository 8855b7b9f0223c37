import { Skeleton } from '@airshed/ui'
import type { FieldProps } from '@rjsf/utils'
import { lazy, Suspense } from 'react'
import { titleOf } from '../fields/fieldName.ts'
import { useFieldAria, useFormState } from '../formState.ts'
import { weekScale } from './weekScale.ts'

/** The grid is loaded when a form needs it. */
const WeekEditor = lazy(() => import('./WeekEditor.tsx'))

/** About the height of the grid with its buttons, in CSS pixels. */
const HEIGHT_PX = 400

/**
 * The settings for each hour of a week (`ui:field` `week`): a grid that is painted with a power and a mode,
 * whose choices come from the schema of the field.
 */
export function WeekField(props: FieldProps) {
  const { fieldPathId, formData, schema, disabled, readonly, onChange } = props
  const { text, context } = useFormState()
  const aria = useFieldAria(fieldPathId.$id)
  const zone = context.timeZone ?? text.intl.timeZone ?? 'UTC'
  return (
    <Suspense fallback={<Skeleton height={HEIGHT_PX} />}>
      <WeekEditor
        id={fieldPathId.$id}
        aria={aria}
        label={titleOf(fieldPathId, schema, text)}
        value={formData}
        scale={weekScale(schema)}
        zone={zone}
        path={fieldPathId.path}
        isReadOnly={disabled === true || readonly === true}
        onChange={(next) => onChange(next, fieldPathId.path)}
      />
    </Suspense>
  )
}
