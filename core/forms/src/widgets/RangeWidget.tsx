import type { WidgetProps } from '@rjsf/utils'
import { wordsOf } from '../fields/fieldName.ts'
import { useFormState } from '../formState.ts'
import type { JsonSchema } from '../schema/jsonSchema.ts'
import { NumberWidget } from './NumberWidget.tsx'

/** A number between two limits: a slider, and a field for the exact number. */
export function RangeWidget({
  id,
  name,
  value,
  schema,
  disabled,
  readonly,
  onChange,
}: WidgetProps) {
  const { minimum = 0, maximum = 100, multipleOf = 1, title } = schema as JsonSchema
  const { text, isUnknown: isUnknownAt } = useFormState()
  const isDisabled = disabled === true || readonly === true
  const current: unknown = value
  const isUnknown = isUnknownAt(id)
  const label = text.find([wordsOf([name])]) ?? title ?? name
  return (
    <div className="air-form-range" data-unknown={isUnknown}>
      <input
        type="range"
        aria-label={text('form.slider', { label })}
        min={minimum}
        max={maximum}
        step={multipleOf}
        value={typeof current === 'number' ? current : minimum}
        {...(isUnknown ? { 'aria-valuetext': text('form.unknown') } : {})}
        disabled={isDisabled}
        onChange={(event) => onChange(Number(event.target.value))}
      />
      <NumberWidget
        id={id}
        value={current}
        emptyValue={undefined}
        placeholder={isUnknown ? text('form.unknown') : undefined}
        disabled={isDisabled}
        onChange={onChange}
      />
    </div>
  )
}
