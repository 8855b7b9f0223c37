import type { FieldProps } from '@rjsf/utils'

/** A number goes to its widget as it is: our widgets parse what is typed themselves. */
export function NumberField(props: FieldProps) {
  const { StringField } = props.registry.fields
  return StringField === undefined ? null : <StringField {...props} />
}
