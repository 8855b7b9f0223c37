import { useFieldAria } from '../formState.ts'
import { NumberInput } from '../number/NumberInput.tsx'

interface NumberWidgetProps {
  id: string
  value: unknown
  /** The value of an emptied field. */
  emptyValue: null | undefined
  disabled?: boolean
  placeholder?: string | undefined
  onChange: (value: unknown) => void
}

/** The field of a form for a number; a text that is none becomes the value, which the schema refuses. */
export function NumberWidget(props: NumberWidgetProps) {
  const { id, value, emptyValue, disabled, placeholder, onChange } = props
  const aria = useFieldAria(id)
  return (
    <NumberInput
      id={id}
      {...aria}
      value={typeof value === 'number' || typeof value === 'string' ? value : null}
      {...(disabled === undefined ? {} : { disabled })}
      {...(placeholder === undefined ? {} : { placeholder })}
      onChange={(next) => onChange(next ?? emptyValue)}
    />
  )
}
