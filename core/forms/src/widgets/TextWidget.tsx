import { InputGroup, TextArea } from '@blueprintjs/core'
import type { WidgetProps } from '@rjsf/utils'
import { choicesOf } from '../formContext.ts'
import { useFieldAria, useFormState } from '../formState.ts'
import { isNullable, typeOf, type JsonSchema } from '../schema/jsonSchema.ts'
import { NumberWidget } from './NumberWidget.tsx'

/**
 * A line of text, or a number if the schema says so. An emptied field has no value. A text that is
 * too long can be typed: the field reports it and does not silently truncate it. The choices that the
 * page has for a text are suggested; anything else can be typed too.
 */
export function TextWidget({
  id,
  value,
  schema,
  disabled,
  readonly,
  onChange,
  ...rest
}: WidgetProps) {
  const aria = useFieldAria(id)
  const { text, context, isUnknown } = useFormState()
  const unknown = isUnknown(id) ? text('form.unknown') : undefined
  const suggestions = choicesOf(context, rest.name) ?? []
  const type = typeOf(schema as JsonSchema)
  const emptyValue = isNullable(schema as JsonSchema) ? null : undefined
  if (type === 'number' || type === 'integer') {
    return (
      <NumberWidget
        id={id}
        value={value}
        emptyValue={emptyValue}
        placeholder={unknown}
        disabled={disabled === true || readonly === true}
        onChange={onChange}
      />
    )
  }
  const listId = `${id}__suggestions`
  return (
    <>
      <InputGroup
        id={id}
        {...aria}
        {...(suggestions.length === 0 ? {} : { list: listId })}
        {...(rest.options.inputType === undefined ? {} : { type: rest.options.inputType })}
        {...(rest.autocomplete === undefined ? {} : { autoComplete: rest.autocomplete })}
        aria-required={rest.required}
        value={String(value ?? '')}
        placeholder={unknown ?? rest.placeholder}
        disabled={disabled}
        readOnly={readonly}
        onValueChange={(next) => onChange(next === '' ? emptyValue : next)}
      />
      {suggestions.length === 0 ? null : (
        <datalist id={listId}>
          {suggestions.map(({ value: suggested, label }) => (
            <option key={suggested} value={suggested}>
              {label}
            </option>
          ))}
        </datalist>
      )}
    </>
  )
}

/** Several lines of text. */
export function TextareaWidget({ id, value, disabled, readonly, onChange }: WidgetProps) {
  const aria = useFieldAria(id)
  return (
    <TextArea
      id={id}
      {...aria}
      fill
      autoResize
      value={String(value ?? '')}
      disabled={disabled}
      readOnly={readonly}
      onChange={(event) => onChange(event.target.value === '' ? undefined : event.target.value)}
    />
  )
}
