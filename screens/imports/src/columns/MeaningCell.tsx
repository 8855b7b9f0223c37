import { SearchSelect, type PluginIntl } from '@airshed/kit'
import { useMemo } from 'react'
import type { ColumnMeaning } from '../rules/columnMeaning.ts'
import type { ParameterOption } from '../rules/parameterOptions.ts'
import { textOf } from '../textOf.ts'

const LEFT_OUT = 'left-out'
const UNMAPPED = 'unmapped'

export interface MeaningCellProps {
  reference: string
  meaning: ColumnMeaning
  parameters: readonly ParameterOption[]
  intl: PluginIntl
  onChange: (meaning: ColumnMeaning) => void
}

/** What a column means: a parameter, something else that is kept under its name, or nothing. */
export function MeaningCell({ reference, meaning, parameters, intl, onChange }: MeaningCellProps) {
  const text = textOf(intl)
  const current = meaning.kind === 'parameter' ? meaning.parameter : undefined
  const options = useMemo(() => {
    const isKnown = current === undefined || parameters.some(({ value }) => value === current)
    return [
      { value: LEFT_OUT, label: text('meaning.leftOut') },
      { value: UNMAPPED, label: text('meaning.unmapped') },
      ...(isKnown ? [] : [{ value: current, label: current }]),
      ...parameters.map(({ value, label }) => ({ value, label })),
    ]
    // oxlint-disable-next-line react/exhaustive-deps -- the texts are those of `intl`
  }, [parameters, current, intl])
  const choose = (value: string): void => {
    if (value === LEFT_OUT) return onChange({ kind: 'leftOut' })
    const unit = meaning.kind === 'leftOut' ? '' : meaning.unit
    if (value === UNMAPPED) return onChange({ kind: 'unmapped', unit })
    const units = parameters.find((one) => one.value === value)?.units ?? []
    // A unit that does not become the one of the parameter is of what the column meant before.
    onChange({ kind: 'parameter', parameter: value, unit: units.includes(unit) ? unit : '' })
  }
  const value =
    meaning.kind === 'parameter'
      ? meaning.parameter
      : meaning.kind === 'unmapped'
        ? UNMAPPED
        : LEFT_OUT
  return (
    <SearchSelect
      label={text('columns.meaningOf', { column: reference })}
      options={options}
      value={value}
      isFill
      onChange={choose}
    />
  )
}
