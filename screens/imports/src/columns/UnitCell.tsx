import { Choice } from '@airshed/console-kit'
import type { PluginIntl } from '@airshed/kit'
import type { ColumnMeaning } from '../rules/columnMeaning.ts'
import type { ParameterOption } from '../rules/parameterOptions.ts'
import { textOf } from '../textOf.ts'

const UNIT_MAX = 40
/** No unit is stated: the cells are in that of the parameter. */
const OWN = ''

export interface UnitCellProps {
  reference: string
  meaning: ColumnMeaning
  parameters: readonly ParameterOption[]
  /** The column that has the unit of each cell; undefined: none. */
  unitColumn: string | undefined
  intl: PluginIntl
  onChange: (meaning: ColumnMeaning) => void
}

/** In which unit the cells of a column are. */
export function UnitCell(props: UnitCellProps) {
  const { reference, meaning, parameters, unitColumn, intl, onChange } = props
  const text = textOf(intl)
  if (meaning.kind === 'leftOut') return null
  if (unitColumn !== undefined) {
    return <span className="air-muted">{text('columns.unitIn', { column: unitColumn })}</span>
  }
  const label = text('columns.unitOf', { column: reference })
  if (meaning.kind === 'unmapped') {
    return (
      <input
        className="bp6-input"
        aria-label={label}
        placeholder={text('columns.noUnit')}
        autoComplete="off"
        maxLength={UNIT_MAX}
        value={meaning.unit}
        onChange={({ currentTarget }) => onChange({ ...meaning, unit: currentTarget.value })}
      />
    )
  }
  const units = parameters.find(({ value }) => value === meaning.parameter)?.units ?? []
  const [own = ''] = units
  if (own === '' && units.length < 2)
    return <span className="air-muted">{text('columns.noUnit')}</span>
  const stated = [...new Set([...units.slice(1), ...(meaning.unit === OWN ? [] : [meaning.unit])])]
  return (
    <Choice
      aria-label={label}
      options={[
        { value: OWN, label: own === '' ? text('columns.noUnit') : own },
        ...stated.filter((unit) => unit !== own).map((unit) => ({ value: unit, label: unit })),
      ]}
      value={meaning.unit === own ? OWN : meaning.unit}
      onChange={(unit) => onChange({ ...meaning, unit })}
    />
  )
}
