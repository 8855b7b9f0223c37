import { InputGroup } from '@blueprintjs/core'
import { useState } from 'react'
import { useFieldAria, useFormState } from '../formState.ts'
import { parseNumber } from './parseNumber.ts'
import { writeNumber } from './writeNumber.ts'

interface NumberInputProps {
  id: string
  value: unknown
  /** What an emptied field becomes. */
  emptyValue: null | undefined
  disabled?: boolean
  onChange: (value: unknown) => void
}

/** A field for a number: what is typed stays as it was typed until the field is left. */
export function NumberInput({ id, value, emptyValue, disabled, onChange }: NumberInputProps) {
  const aria = useFieldAria(id)
  const { text } = useFormState()
  const [typed, setTyped] = useState<string | null>(null)
  const isStale = typed !== null && (parseNumber(typed) ?? emptyValue) !== value
  return (
    <InputGroup
      id={id}
      {...aria}
      inputMode="decimal"
      autoComplete="off"
      value={typed === null || isStale ? writeNumber(value, text.intl.locale) : typed}
      disabled={disabled}
      onValueChange={(next) => {
        setTyped(next)
        onChange(parseNumber(next) ?? emptyValue)
      }}
      onBlur={() => setTyped(null)}
    />
  )
}
