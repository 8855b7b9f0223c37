import { Field, type FieldProps } from '@airshed/console-kit'
import { NumberInput } from '@airshed/kit/forms'
import { useState } from 'react'

/** No sensor measures numbers with a greater magnitude. */
const SIZE_MAX = 1e15

export interface NumberFieldProps extends Pick<FieldProps, 'label' | 'problem' | 'help'> {
  /** null: the field is empty or the text is not a number. */
  value: number | null
  onChange: (value: number | null) => void
  /** Shown if the text is not a number. Default nothing. */
  wrong?: string
}

/** A number in the language of the page; text that is not a number is passed on as null. */
export function NumberField({ value, onChange, wrong, problem, ...field }: NumberFieldProps) {
  const [refused, setRefused] = useState<number | string | null>(null)
  const isWrong = value === null && refused !== null
  return (
    <Field {...field} problem={isWrong ? (wrong ?? problem) : problem}>
      {(control) => (
        <NumberInput
          {...control}
          value={value ?? refused}
          onChange={(next) => {
            const isNumber = typeof next === 'number' && Math.abs(next) <= SIZE_MAX
            setRefused(isNumber ? null : next)
            onChange(isNumber ? next : null)
          }}
        />
      )}
    </Field>
  )
}
