import { averagingWord, BandMark, NumberWithUnit, type PluginIntl } from '@airshed/kit'
import type { AirBlock, PollutantRow } from './airBlocks.ts'
import { unitInRow, withheldText } from './texts.ts'

interface PollutantTableProps {
  block: AirBlock
  intl: PluginIntl
}

/** A row for each pollutant: its average with unit, and its grade. */
export function PollutantTable({ block, intl }: PollutantTableProps) {
  const { name, profile, rows, headline } = block
  const word = (id: string): string => intl.formatMessage({ id })
  return (
    <table className="air-quality-index-table">
      <caption className="air-visually-hidden">
        {intl.formatMessage({ id: 'table' }, { name, profile: profile.name })}
      </caption>
      <thead className="air-visually-hidden">
        <tr>
          <th scope="col">{word('column.pollutant')}</th>
          <th scope="col">{word('column.value')}</th>
          <th scope="col">{word(profile.aq_index ? 'column.index' : 'column.grade')}</th>
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <Pollutant
            key={row.parameter_id}
            isCause={row.parameter_id === headline?.cause.parameter_id}
            {...{ row, profileName: profile.name, intl }}
          />
        ))}
      </tbody>
    </table>
  )
}

interface PollutantProps {
  row: PollutantRow
  profileName: string
  /** It determines the index. */
  isCause: boolean
  intl: PluginIntl
}

function Pollutant({ row, profileName: profile, isCause, intl }: PollutantProps) {
  const { label, title, value, precision, grade, index } = row
  const withheld = withheldText(row, intl)
  return (
    <tr data-cause={isCause}>
      <th scope="row" title={title}>
        <span>{label}</span> <small>{averagingWord(row.averaging, intl)}</small>
      </th>
      {withheld === null ? (
        <td>
          <NumberWithUnit {...{ value, precision }} unit={unitInRow(row)} />
        </td>
      ) : (
        <td colSpan={2} className="air-quality-index-withheld">
          {withheld}
        </td>
      )}
      {withheld === null ? (
        <td>
          {grade === null ? null : (
            <BandMark
              color={grade.color}
              letter={grade.letter}
              name={intl.formatMessage({ id: 'grade' }, { grade: grade.name, profile })}
              isNameHidden
            />
          )}
          {index === null ? null : (
            <span className="air-quality-index-sub">{intl.formatNumber(index)}</span>
          )}
        </td>
      ) : null}
    </tr>
  )
}
