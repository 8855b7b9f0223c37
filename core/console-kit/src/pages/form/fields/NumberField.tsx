import { NumberInput } from '@airshed/forms'
import { useState } from 'react'
import { Field, type FieldProps } from './Field.tsx'

/** No sensor measures numbers with a greater magnitude. */
const SIZE_MAX = 1e15

export interface NumberFieldProps extends Pick<FieldProps, 'label' | 'problem' | 'help'> {
  /** null: the field is empty, or what it has is not a number that is allowed. */
  value: number | null
  onChange: (value: number | null) => void
  /** Which numbers are allowed. Default: all that a sensor may measure. */
  isAllowed?: (value: number) => boolean
  /** Shown if the text is not a number that is allowed. Default nothing. */
  wrong?: string
}

const isMeasurable = (value: number): boolean => Math.abs(value) <= SIZE_MAX

/** A number in the language of the page; what is not one that is allowed is passed on as null. */
export function NumberField(props: NumberFieldProps) {
  const { value, onChange, isAllowed = isMeasurable, wrong, problem, ...field } = props
  const [refused, setRefused] = useState<number | string | null>(null)
  const isWrong = value === null && refused !== null
  return (
    <Field {...field} problem={isWrong ? (wrong ?? problem) : problem}>
      {(control) => (
        <NumberInput
          {...control}
          value={value ?? refused}
          onChange={(next) => {
            const isNumber = typeof next === 'number' && isAllowed(next)
            setRefused(isNumber ? null : next)
            onChange(isNumber ? next : null)
          }}
        />
      )}
    </Field>
  )
}
