import { Checkbox, HTMLSelect, Switch } from '@blueprintjs/core'
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

/** A switch that may be unknown: a select, which can leave it so. The template draws its label. */
function UnknownToggle({ id, value, disabled, readonly, onChange }: WidgetProps) {
  const aria = useFieldAria(id)
  const { text } = useFormState()
  return (
    <HTMLSelect
      id={id}
      {...aria}
      fill
      value={typeof value === 'boolean' ? String(value) : ''}
      disabled={disabled === true || readonly === true}
      onChange={({ currentTarget: { value: chosen } }) =>
        onChange(chosen === '' ? undefined : chosen === 'true')
      }
    >
      <option value="">{text('form.unknown')}</option>
      <option value="true">{text('form.on')}</option>
      <option value="false">{text('form.off')}</option>
    </HTMLSelect>
  )
}

/** A switch, for a state: on or off. */
export function SwitchWidget(props: WidgetProps) {
  const toggle = useToggle(props)
  const { isAssumed } = useFormState()
  if (isAssumed(props.id)) return <UnknownToggle {...props} />
  return <Switch role="switch" aria-checked={toggle.checked} {...toggle} />
}

/** A checkbox to accept or enable something. */
export function CheckboxWidget(props: WidgetProps) {
  const toggle = useToggle(props)
  const { isAssumed } = useFormState()
  return isAssumed(props.id) ? <UnknownToggle {...props} /> : <Checkbox {...toggle} />
}
