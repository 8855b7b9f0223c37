import { useState } from 'react'
import { Field, type FieldProps } from './Field.tsx'
import { readNumber } from './readNumber.ts'

export interface NumberFieldProps extends Pick<FieldProps, 'label' | 'problem' | 'help'> {
  /** null: the field is empty or the text is not a number. */
  value: number | null
  onChange: (value: number | null) => void
  /** Shown if the text is not a number. Default nothing. */
  wrong?: string
}

/** A number as typed; text that is not a number is passed on as null. */
export function NumberField({ value, onChange, wrong, problem, ...field }: NumberFieldProps) {
  const [text, setText] = useState(value === null ? '' : String(value))
  // The value was changed elsewhere, for example by dragging a limit.
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
