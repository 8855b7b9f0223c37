import { NumberInput } from '@airshed/kit/forms'
import { useId } from 'react'
import { FILTER_TEXT_MAX } from './filterParam.ts'
import { filterNumber } from './readingFilters.ts'

export interface FilterFieldProps<Test extends string> {
  label: string
  tests: readonly { readonly id: Test; readonly text: string }[]
  test: Test
  text: string
  /** The operand is a number; its text has a decimal point in every language. Default: any text. */
  isNumber?: boolean
  /** Accessible name of the select for the test. */
  testLabel: string
  /** Why the text cannot be used as a filter; default undefined. */
  problem?: string | undefined
  onChange: (test: Test, text: string) => void
}

/** A test and its operand, such as `≥ 35`. */
export function FilterField<Test extends string>(props: FilterFieldProps<Test>) {
  const { label, tests, test, text, testLabel, problem, isNumber = false, onChange } = props
  const id = useId()
  const problemId = useId()
  const control = {
    id,
    'aria-invalid': problem !== undefined,
    ...(problem === undefined ? {} : { 'aria-describedby': problemId }),
  }
  return (
    <span className="devices-filter" data-invalid={problem !== undefined}>
      <label htmlFor={id}>{label}</label>
      <span className="devices-filter-controls">
        <select
          value={test}
          aria-label={testLabel}
          onChange={({ target }) => {
            const next = tests.find((one) => one.id === target.value)
            if (next !== undefined) onChange(next.id, text)
          }}
        >
          {tests.map((one) => (
            <option key={one.id} value={one.id}>
              {one.text}
            </option>
          ))}
        </select>
        {isNumber ? (
          <NumberInput
            {...control}
            value={filterNumber(text) ?? text}
            onChange={(next) => onChange(test, next === null ? '' : String(next))}
          />
        ) : (
          <input
            {...control}
            value={text}
            maxLength={FILTER_TEXT_MAX}
            onChange={({ target }) => onChange(test, target.value)}
          />
        )}
      </span>
      {problem === undefined ? null : <small id={problemId}>{problem}</small>}
    </span>
  )
}
