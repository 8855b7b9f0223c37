import { PageSection } from '@airshed/console-kit'
import { useSession } from '@airshed/kit'
import { useMemo } from 'react'
import type { DraftMap } from '../draft/draftMap.ts'
import { mapText } from '../draft/mapText.ts'
import type { SectionProps } from '../edit/SectionProps.ts'
import { meaningOf, withMeaning } from '../rules/columnMeaning.ts'
import { rolesOf } from '../rules/columnRoles.ts'
import { parameterOptions } from '../rules/parameterOptions.ts'
import { textOf } from '../textOf.ts'
import { columnRows, type ColumnRow } from './columnRows.ts'
import { MeaningCell } from './MeaningCell.tsx'
import { UnitCell } from './UnitCell.tsx'
import './columns.css'

export interface ColumnsSectionProps extends SectionProps {
  /** What the file or its format suggests; null: nothing, as the map was sent before. */
  suggested: DraftMap | null
}

/** What each column of the file means, and in which unit it is. */
export function ColumnsSection(props: ColumnsSectionProps) {
  const { map, table, problems, suggested, onChange, intl } = props
  const { locale } = useSession()
  const text = textOf(intl)
  const parameters = useMemo(() => parameterOptions(locale), [locale])
  const rows = columnRows(map, table)
  const stored = rows.filter(({ reference }) => map.columns[reference] !== undefined).length
  return (
    <PageSection
      title={text('step.columns')}
      lead={
        map.dataPoints === undefined
          ? text(suggested === null ? 'columns.stored' : 'columns.lead', {
              stored,
              of: rows.length,
            })
          : text('columns.export')
      }
    >
      {problems.includes('columns') ? (
        <p className="air-field-problem">{text('problem.columns')}</p>
      ) : null}
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- it is scrolled by keyboard */}
      <div className="imports-scroll" tabIndex={0} role="group" aria-label={text('step.columns')}>
        <table className="air-table imports-columns" aria-label={text('step.columns')}>
          <thead>
            <tr>
              {['heading', 'samples', 'meaning', 'unit'].map((id) => (
                <th key={id} scope="col">
                  {text(`columns.${id}`)}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map((row) => (
              <ColumnLine
                key={row.reference}
                row={row}
                {...{ map, suggested, parameters, intl, onChange }}
              />
            ))}
          </tbody>
        </table>
      </div>
    </PageSection>
  )
}

interface ColumnLineProps extends Pick<
  ColumnsSectionProps,
  'map' | 'suggested' | 'intl' | 'onChange'
> {
  row: ColumnRow
  parameters: ReturnType<typeof parameterOptions>
}

function ColumnLine({ row, map, suggested, parameters, intl, onChange }: ColumnLineProps) {
  const { reference, samples } = row
  const text = textOf(intl)
  const roles = map.long === undefined ? rolesOf(map, reference) : []
  const meaning = meaningOf(map, reference)
  const column = map.columns[reference]
  const isSuggested =
    column !== undefined &&
    suggested !== null &&
    mapText(column) === mapText(suggested.columns[reference])
  const change = (next: typeof meaning) => onChange(withMeaning(map, reference, next))
  return (
    <tr data-out={meaning.kind === 'leftOut' && roles.length === 0}>
      <td className="imports-reference" title={reference}>
        {reference}
      </td>
      <td className="imports-samples" title={samples.join(' · ')}>
        {samples.join(' · ')}
      </td>
      {roles.length > 0 && (column === undefined || map.dataPoints !== undefined) ? (
        <td colSpan={2} className="air-muted">
          {roles.map((role) => text(`role.${role}`)).join(', ')}
        </td>
      ) : (
        <>
          <td>
            <div className="imports-meaning">
              <MeaningCell {...{ reference, meaning, parameters, intl }} onChange={change} />
              {isSuggested ? <span className="air-muted">{text('columns.suggested')}</span> : null}
            </div>
          </td>
          <td>
            <UnitCell
              {...{ reference, meaning, parameters, intl }}
              unitColumn={column?.unitColumn ?? map.long?.unit}
              onChange={change}
            />
          </td>
        </>
      )}
    </tr>
  )
}
