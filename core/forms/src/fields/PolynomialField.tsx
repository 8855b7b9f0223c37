import { InputGroup } from '@blueprintjs/core'
import type { FieldProps } from '@rjsf/utils'
import { useId, useState } from 'react'
import { useFieldAria, useFormState } from '../formState.ts'
import { parseNumber } from '../widgets/parseNumber.ts'
import { evaluate, formula, parseCoefficients } from './polynomial.ts'

/**
 * The coefficients of a polynomial as a list of numbers, the one of the lowest power first
 * (`ui:field` `polynomial`): entered with commas, shown as a formula, and evaluated at one value.
 */
export function PolynomialField(props: FieldProps) {
  const { fieldPathId, formData, disabled, readonly, onChange } = props
  const { text } = useFormState()
  const aria = useFieldAria(fieldPathId.$id)
  const trialId = useId()
  const value = (formData as number[] | undefined) ?? []
  const [draft, setDraft] = useState<string | null>(null)
  const [trial, setTrial] = useState('1')
  const { intl } = text
  const format = (number: number): string =>
    intl.formatNumber(number, { maximumSignificantDigits: 6 })
  const isMistyped = draft !== null && parseCoefficients(draft) === null
  const x = parseNumber(trial)
  return (
    <div className="air-form-polynomial">
      <InputGroup
        id={fieldPathId.$id}
        {...aria}
        aria-invalid={aria['aria-invalid'] || isMistyped}
        inputMode="text"
        placeholder="0, 1"
        value={draft ?? value.join(', ')}
        disabled={disabled}
        readOnly={readonly}
        onValueChange={(typed) => {
          setDraft(typed)
          const coefficients = parseCoefficients(typed)
          if (coefficients !== null) onChange(coefficients, fieldPathId.path)
        }}
        onBlur={() => {
          if (!isMistyped) setDraft(null)
        }}
      />
      {isMistyped ? (
        <span className="air-form-mistyped" role="alert">
          {text('form.polynomial.mistyped')}
        </span>
      ) : (
        <>
          <output className="air-form-formula" htmlFor={fieldPathId.$id}>
            {formula(value, format)}
          </output>
          <span className="air-form-trial">
            <label htmlFor={trialId}>{text('form.polynomial.trial')}</label>
            <InputGroup id={trialId} size="small" value={trial} onValueChange={setTrial} />
            <output htmlFor={`${trialId} ${fieldPathId.$id}`}>
              {typeof x === 'number' ? `y = ${format(evaluate(value, x))}` : '–'}
            </output>
          </span>
        </>
      )}
    </div>
  )
}
