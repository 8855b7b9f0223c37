import { InputGroup } from '@blueprintjs/core'
import type { WidgetProps } from '@rjsf/utils'
import { useFieldAria } from '../formState.ts'

/** A secret that is typed (`ui:widget` `password`): it is shown as dots, and the browser offers none of its own. */
export function PasswordWidget({ id, value, disabled, readonly, onChange }: WidgetProps) {
  const aria = useFieldAria(id)
  return (
    <InputGroup
      id={id}
      {...aria}
      type="password"
      autoComplete="new-password"
      spellCheck={false}
      value={String(value ?? '')}
      disabled={disabled}
      readOnly={readonly}
      onValueChange={(typed) => onChange(typed === '' ? undefined : typed)}
    />
  )
}
