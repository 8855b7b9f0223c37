import { NumberInput } from '@airshed/forms'
import { useState } from 'react'
import { usePagesText } from '../../messages/pagesText.ts'
import { Field, type FieldProps } from './Field.tsx'

/** No sensor measures numbers with a greater magnitude. */
const SIZE_MAX = 1e15

export interface NumberFieldProps extends Pick<FieldProps, 'label' | 'problem' | 'help'> {
  /** null: the field is empty, or what it has is not a number that is allowed. */
  value: number | null
  /** `isWrong`: the field is not empty, but what it has is not a number that is allowed. */
  onChange: (value: number | null, isWrong: boolean) => void
  /** Which numbers are allowed. Default: all that a sensor may measure. */
  isAllowed?: (value: number) => boolean
  /** Shown for a number that is not allowed. Default: that it is too large. */
  wrong?: string
}

const isMeasurable = (value: number): boolean => Math.abs(value) <= SIZE_MAX

/**
 * A number in the language of the page; what is not one that is allowed is passed on as null, and the field
 * says so whatever `problem` an empty field has.
 */
export function NumberField(props: NumberFieldProps) {
  const { value, onChange, isAllowed = isMeasurable, wrong, problem, ...field } = props
  const text = usePagesText()
  const [refused, setRefused] = useState<number | string | null>(null)
  const isWrong = value === null && refused !== null
  return (
    <Field
      {...field}
      problem={
        !isWrong
          ? problem
          : typeof refused === 'string'
            ? text('field.notNumber')
            : (wrong ?? text('field.tooLarge'))
      }
    >
      {(control) => (
        <NumberInput
          {...control}
          value={value ?? refused}
          onChange={(next) => {
            const isNumber = typeof next === 'number' && isAllowed(next)
            setRefused(isNumber ? null : next)
            onChange(isNumber ? next : null, !isNumber && next !== null)
          }}
        />
      )}
    </Field>
  )
}
