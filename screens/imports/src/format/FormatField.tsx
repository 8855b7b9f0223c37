import { Choice, Field } from '@airshed/console-kit'
import type { PluginIntl } from '@airshed/kit'
import { useState } from 'react'
import { isNamedFormat, NAMED_FORMATS, patternChoices } from '../rules/timeFormats.ts'
import { textOf } from '../textOf.ts'

const OTHER = 'other'
/** Characters that a pattern may have. */
const PATTERN_MAX = 60

export interface FormatFieldProps {
  /** undefined: not known yet. */
  format: string | undefined
  /** Formats that fit the file. */
  fitting: readonly string[]
  /** Whether the file has two meanings, so that somebody has to choose. */
  isAsked: boolean
  intl: PluginIntl
  onChange: (format: string | undefined) => void
}

/** How times are written: a choice of what fits the file, or a pattern that is typed. */
export function FormatField({ format, fitting, isAsked, intl, onChange }: FormatFieldProps) {
  const text = textOf(intl)
  const [isTyped, setTyped] = useState(false)
  const named = NAMED_FORMATS.map((value) => ({
    value: value as string,
    label: text(`time.format.${value}`),
  }))
  const patterns = patternChoices(fitting, format ?? 'iso').map((value) => ({
    value,
    label: value,
  }))
  const fits = (value: string) => fitting.includes(value)
  const options = [
    ...patterns.filter(({ value }) => fits(value)),
    ...named,
    ...patterns.filter(({ value }) => !fits(value)),
    { value: OTHER, label: text('time.format.other') },
  ]
  return (
    <>
      <Field
        label={text('time.format')}
        problem={isAsked && !isTyped ? text('problem.time.format') : undefined}
      >
        {(control) => (
          <Choice
            {...control}
            options={options}
            value={isTyped ? OTHER : (format ?? null)}
            placeholder={text('choose')}
            onChange={(next) => {
              setTyped(next === OTHER)
              if (next !== OTHER) onChange(next)
            }}
          />
        )}
      </Field>
      {isTyped ? (
        <Field label={text('time.pattern')} help={text('time.pattern.help')}>
          {(control) => (
            <input
              {...control}
              className="bp6-input"
              autoComplete="off"
              maxLength={PATTERN_MAX}
              value={format === undefined || isNamedFormat(format) ? '' : format}
              onChange={({ currentTarget: { value } }) =>
                onChange(value === '' ? undefined : value)
              }
            />
          )}
        </Field>
      ) : null}
    </>
  )
}
