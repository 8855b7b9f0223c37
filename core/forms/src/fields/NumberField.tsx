import type { FieldProps } from '@rjsf/utils'

/** Passes a number to its widget unchanged: our widgets parse the input themselves. */
export function NumberField(props: FieldProps) {
  const { StringField } = props.registry.fields
  return StringField === undefined ? null : <StringField {...props} />
}
