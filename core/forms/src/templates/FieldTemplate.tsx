import { FormGroup } from '@blueprintjs/core'
import type { FieldTemplateProps } from '@rjsf/utils'
import { FieldClash } from '../elsewhere/FieldClash.tsx'
import { isRepeated, titleOf, wordsOf } from '../fields/fieldName.ts'
import { errorIdOf, helpIdOf, useFormState } from '../formState.ts'
import { typeOf, type JsonSchema } from '../schema/jsonSchema.ts'

/** A field with its label above, its unit beside it and its help or error below. */
export function FieldTemplate(props: FieldTemplateProps) {
  const { id, fieldPathId, hidden = false, children, uiSchema = {} } = props
  const schema = props.schema as JsonSchema
  const { text, errorAt, context, elsewhere, isAssumed, isUnknown } = useFormState()
  const type = typeOf(schema)
  const isWhole = type === 'object' && uiSchema['ui:field'] === undefined
  const [name = '', ...inside] = fieldPathId.path
  const isOwnField = fieldPathId.path.length === 1
  const clash =
    elsewhere === null || !isOwnField ? null : (
      <FieldClash
        name={String(name)}
        schema={schema}
        elsewhere={elsewhere}
        isDisabled={props.disabled === true}
      />
    )
  if (hidden) return <div hidden>{children}</div>
  if (isWhole) {
    return (
      <>
        {children}
        {clash}
      </>
    )
  }

  const help =
    text.find([`${wordsOf(fieldPathId.path)}.help`]) ??
    (uiSchema['ui:help'] as string | undefined) ??
    schema.description
  const error = errorAt(id)
  const note = inside.length === 0 ? context.notes?.[String(name)] : undefined
  // Other controls say it themselves.
  const isChoice = type === 'array' && schema.items?.enum !== undefined
  const isSaidHere = isUnknown(id) && (isChoice || uiSchema['ui:field'] !== undefined)
  // A duration is written out with its units.
  const isInWords = uiSchema['ui:widget'] === 'duration'
  // A switch and a checkbox render their own label; a select, which may be unknown, does not.
  const isToggle = type === 'boolean' && !isAssumed(id)
  const label = isToggle ? undefined : titleOf(fieldPathId, schema, text)
  return (
    <FormGroup
      className="air-form-field"
      data-field={id}
      label={label}
      labelFor={label === undefined ? undefined : id}
      labelInfo={isInWords ? undefined : schema.unit}
      intent={error === null ? 'none' : 'danger'}
      helperText={
        error === null ? (
          (help || isSaidHere || note !== undefined) && (
            <span
              id={helpIdOf(id)}
              className={isRepeated(fieldPathId.path) ? 'air-visually-hidden' : undefined}
            >
              {help}
              {isSaidHere ? <span className="air-form-note">{text('form.unknown')}</span> : null}
              {note === undefined ? null : (
                <span className="air-form-note" data-intent={note.intent}>
                  {note.text}
                </span>
              )}
            </span>
          )
        ) : (
          <span id={errorIdOf(id)} role="alert">
            {error}
          </span>
        )
      }
    >
      {children}
      {note?.below}
      {clash}
    </FormGroup>
  )
}
