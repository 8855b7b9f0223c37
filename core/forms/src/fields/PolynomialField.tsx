import { parseCoefficients, polynomial, polynomialText, writeCoefficients } from '@airshed/domain'
import { InputGroup } from '@blueprintjs/core'
import type { FieldProps } from '@rjsf/utils'
import { useId, useState } from 'react'
import { useFieldAria, useFormState } from '../formState.ts'
import { NumberInput } from '../number/NumberInput.tsx'

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
  const [trial, setTrial] = useState<number | string | null>(1)
  const { intl } = text
  const format = (number: number): string =>
    intl.formatNumber(number, { maximumSignificantDigits: 6 })
  const tried = typeof trial === 'number' ? polynomial(value)(trial) : null
  const isMistyped = draft !== null && parseCoefficients(draft, intl.locale) === null
  return (
    <div className="air-form-polynomial">
      <InputGroup
        id={fieldPathId.$id}
        {...aria}
        aria-invalid={aria['aria-invalid'] || isMistyped}
        inputMode="text"
        placeholder={writeCoefficients([0, 1], intl.locale)}
        value={draft ?? writeCoefficients(value, intl.locale)}
        disabled={disabled}
        readOnly={readonly}
        onValueChange={(typed) => {
          setDraft(typed)
          const coefficients = parseCoefficients(typed, intl.locale)
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
            {polynomialText(value, format)}
          </output>
          <span className="air-form-trial">
            <label htmlFor={trialId}>{text('form.polynomial.trial')}</label>
            <NumberInput id={trialId} size="small" value={trial} onChange={setTrial} />
            <output htmlFor={`${trialId} ${fieldPathId.$id}`}>
              {tried === null ? '–' : `y = ${format(tried)}`}
            </output>
          </span>
        </>
      )}
    </div>
  )
}
