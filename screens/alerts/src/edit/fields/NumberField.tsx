import { useState } from 'react'
import { Field, type FieldProps } from './Field.tsx'
import { readNumber } from './readNumber.ts'

export interface NumberFieldProps extends Pick<FieldProps, 'label' | 'problem' | 'help'> {
  /** null: nothing, or no number, was typed. */
  value: number | null
  onChange: (value: number | null) => void
  /** Said where something was typed that is no number. Default nothing. */
  wrong?: string
}

/** A number as it is typed; what is no number is handed on as null. */
export function NumberField({ value, onChange, wrong, problem, ...field }: NumberFieldProps) {
  const [text, setText] = useState(value === null ? '' : String(value))
  // Somebody else changed the value, such as a limit that was dragged.
  const [known, setKnown] = useState(value)
  if (value !== known) {
    setKnown(value)
    if (value !== null && readNumber(text) !== value) setText(String(value))
  }
  return (
    <Field {...field} problem={value === null && text.trim() !== '' ? (wrong ?? problem) : problem}>
      {(control) => (
        <input
          {...control}
          className="bp6-input"
          inputMode="decimal"
          autoComplete="off"
          maxLength={30}
          value={text}
          onChange={({ currentTarget }) => {
            setText(currentTarget.value)
            onChange(readNumber(currentTarget.value))
          }}
        />
      )}
    </Field>
  )
}
