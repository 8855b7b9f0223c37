import { Checkbox, Switch } from '@blueprintjs/core'
import type { WidgetProps } from '@rjsf/utils'
import { useFieldAria, useFormState } from '../formState.ts'
import { wordsOf } from '../fields/fieldName.ts'

function useToggle({ id, name, value, schema, disabled, readonly, onChange }: WidgetProps) {
  const aria = useFieldAria(id)
  const { text } = useFormState()
  return {
    ...aria,
    id,
    label: text.find([wordsOf([name])]) ?? schema.title ?? name,
    checked: value === true,
    disabled: disabled === true || readonly === true,
    onChange: (event: { currentTarget: HTMLInputElement }) => onChange(event.currentTarget.checked),
  }
}

/** A switch, for a state: on or off. */
export function SwitchWidget(props: WidgetProps) {
  const toggle = useToggle(props)
  return <Switch role="switch" aria-checked={toggle.checked} {...toggle} />
}

/** A checkbox to accept or enable something. */
export function CheckboxWidget(props: WidgetProps) {
  return <Checkbox {...useToggle(props)} />
}
