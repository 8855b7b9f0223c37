import { InputGroup } from '@blueprintjs/core'
import type { WidgetProps } from '@rjsf/utils'
import { useFieldAria } from '../formState.ts'

/** A typed secret (`ui:widget` `password`): shown as dots, without the browser's suggestions. */
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
