import type { WidgetProps } from '@rjsf/utils'
import { useFieldAria, useFormState } from '../formState.ts'
import type { JsonSchema } from '../schema/jsonSchema.ts'
import { durationText } from './durationText.ts'

/** A duration in minutes, on a slider whose lower end may mean "Off". */
export function DurationWidget(props: WidgetProps) {
  const { id, value, schema, disabled, readonly, onChange } = props
  const { minimum = 0, maximum = 1440, multipleOf = 15 } = schema as JsonSchema
  const { text, isUnknown } = useFormState()
  const aria = useFieldAria(id)
  const current: unknown = value
  const minutes = typeof current === 'number' ? current : minimum
  const words = isUnknown(id) ? text('form.unknown') : durationText(minutes, text)
  return (
    <div className="air-form-range" data-unknown={isUnknown(id)}>
      <input
        id={id}
        {...aria}
        type="range"
        min={minimum}
        max={maximum}
        step={multipleOf}
        value={minutes}
        aria-valuetext={words}
        disabled={disabled === true || readonly === true}
        onChange={(event) => onChange(Number(event.target.value))}
      />
      <output htmlFor={id}>{words}</output>
    </div>
  )
}
