import { InputGroup } from '@blueprintjs/core'
import { useState } from 'react'
import { useFieldAria, useFormState } from '../formState.ts'
import { parseNumber } from './parseNumber.ts'
import { writeNumber } from './writeNumber.ts'

interface NumberInputProps {
  id: string
  value: unknown
  /** The value of an emptied field. */
  emptyValue: null | undefined
  disabled?: boolean
  onChange: (value: unknown) => void
}

/** A field for a number: the input is kept as typed until the field loses focus. */
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
