import { useId } from 'react'
import { FILTER_TEXT_MAX } from './filterParam.ts'

export interface FilterFieldProps<Test extends string> {
  label: string
  tests: readonly { readonly id: Test; readonly text: string }[]
  test: Test
  text: string
  /** Accessible name of the select for the test. */
  testLabel: string
  /** Why the text cannot be used as a filter; default undefined. */
  problem?: string | undefined
  onChange: (test: Test, text: string) => void
}

/** A test and its operand, such as `≥ 35`. */
export function FilterField<Test extends string>(props: FilterFieldProps<Test>) {
  const { label, tests, test, text, testLabel, problem, onChange } = props
  const id = useId()
  const problemId = useId()
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
        <input
          id={id}
          value={text}
          maxLength={FILTER_TEXT_MAX}
          aria-invalid={problem !== undefined}
          aria-describedby={problem === undefined ? undefined : problemId}
          onChange={({ target }) => onChange(test, target.value)}
        />
      </span>
      {problem === undefined ? null : <small id={problemId}>{problem}</small>}
    </span>
  )
}
