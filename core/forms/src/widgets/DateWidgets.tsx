import { InputGroup } from '@blueprintjs/core'
import type { WidgetProps } from '@rjsf/utils'
import { useFieldAria, useFormState } from '../formState.ts'
import { isNullable, typeOf, type JsonSchema } from '../schema/jsonSchema.ts'
import { instantOfInput, wallInput, zoneOffset } from './zonedInput.ts'

const emptyOf = (schema: object): null | undefined =>
  isNullable(schema as JsonSchema) ? null : undefined

/**
 * A date and a time in the zone of the form, by default the user's, which is shown beside it. A text with the format
 * `date-time` holds ISO 8601 in UTC, a number (`ui:widget` `date-time`) ms UTC.
 */
export function DateTimeWidget({ id, value, schema, disabled, readonly, onChange }: WidgetProps) {
  const { text, context } = useFormState()
  const aria = useFieldAria(id)
  const zone = context.timeZone ?? text.intl.timeZone ?? 'UTC'
  const isNumber = typeOf(schema as JsonSchema) !== 'string'
  const shown = wallInput(value, zone)
  const atMs = instantOfInput(shown, zone)
  return (
    <div className="air-form-zoned">
      <InputGroup
        id={id}
        {...aria}
        type="datetime-local"
        value={shown}
        disabled={disabled}
        readOnly={readonly}
        onValueChange={(typed) => {
          const instant = instantOfInput(typed, zone)
          if (instant === null) onChange(emptyOf(schema))
          else onChange(isNumber ? instant : new Date(instant).toISOString())
        }}
      />
      <span className="air-muted">
        {atMs === null ? zone : text('form.zone', { zone, offset: zoneOffset(zone, atMs) })}
      </span>
    </div>
  )
}

/** A day of the calendar, `2026-05-17` (format `date`): it has no zone. */
export function DateWidget({ id, value, schema, disabled, readonly, onChange }: WidgetProps) {
  const aria = useFieldAria(id)
  return (
    <InputGroup
      id={id}
      {...aria}
      type="date"
      value={String(value ?? '')}
      disabled={disabled}
      readOnly={readonly}
      onValueChange={(typed) => onChange(typed === '' ? emptyOf(schema) : typed)}
    />
  )
}
